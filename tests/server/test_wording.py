"""Moves as lines of a log."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import ABILITIES_PILE, ALIENS, FAE, LIGHT, SHOOTER, pile_name
from beachhead.games.registry import GAMES
from beachhead.kernel.log import Dealt, Picked, Told
from beachhead.server.moves import Move
from beachhead.server.wording import move_lines

RED, BLUE = 0, 1
TOWER = GAMES["attack_the_tower"]


def test_a_draw_belongs_to_the_seat_that_drew() -> None:
    """Also where another seat's answer set it off: Red draws last, then Blue has one pile left to draw from."""
    red, blue = pile_name(RED, ALIENS, ABILITIES_PILE), pile_name(BLUE, FAE, ABILITIES_PILE)
    pick = TOWER.grammar.parse("draw abilities")
    told = [Told("draws", seat, (ABILITIES_PILE,), -1) for seat in (RED, BLUE)]
    heard = [
        Picked(RED, 7, pick, False),
        told[RED],
        Dealt("draw", red, (LIGHT,), RED),
        told[BLUE],
        Dealt("draw", blue, (SHOOTER,), BLUE),
    ]
    move = Move(8, RED, pick.text, 2, heard, turned=len(heard))
    lines = [(seat, say.text) for _, seat, say in move_lines(TOWER, TOWER.empty(2, {}), move, RED)]
    assert lines == [(RED, "Red draws Martians from the abilities."), (BLUE, "Blue draws from the abilities.")]
