"""The opening: five cards, burns and the first bases (AT 2)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import ALIENS, FAE, HEAVY, LIGHT, WEST
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.dealers import Fixed, Scripted

RED, BLUE = 0, 1


def opened(first: int = RED, **settings: str) -> Kingdoms:
    """A game about to open; the die that says who begins has been rolled."""
    chosen = {"red_army": "aliens", "blue_army": "fae", **settings}
    g, frame = GAME.first(2, GAME.check(2, chosen))
    assert isinstance(g, Kingdoms)
    g.dealer = Scripted((first + 1,))
    g.start(frame)
    g.dealer = Fixed()
    return g


def test_chance_says_who_begins() -> None:
    """AT 2.1.1."""
    assert opened(RED).seat == RED
    assert opened(BLUE).seat == BLUE


def test_armies_may_be_left_to_chance() -> None:
    g, frame = GAME.first(2, GAME.check(2, {}))
    g.dealer = Scripted((4, 2), (1,))
    g.start(frame)
    assert isinstance(g, Kingdoms)
    assert g.army == [3, 1]


def test_five_cards_from_any_of_the_piles() -> None:
    """AT 2.2.1: card by card, the beginner first."""
    g = opened()
    assert [o.text for o in g.options] == ["draw bases", "draw abilities"]
    play(g, "draw bases", "draw abilities", "draw bases", "draw bases", "draw abilities")
    assert (g.bases_held(RED), g.held(RED)) == (3, 2)
    play(g, "keep")
    assert g.seat == BLUE


def test_burning_the_five() -> None:
    """AT 2.3.1: all are discarded, five others drawn, in any mix again."""
    g = opened()
    play(g, *["draw bases"] * 5, "burn")
    assert (g.bases_held(RED), g.discards[0]) == (0, [5, 0, 0, 0, 0])
    play(g, *["draw abilities"] * 5)
    assert (g.bases_held(RED), g.held(RED)) == (0, 5)


def test_five_burns_are_the_most() -> None:
    """AT 2.3.2."""
    g = opened()
    for _ in range(5):
        play(g, *["draw bases"] * 5, "burn")
    play(g, *["draw bases"] * 5)
    assert g.seat == BLUE


def test_the_number_of_burns_is_a_setting() -> None:
    """AT 2.3.2."""
    assert play(opened(burns="0"), *["draw bases"] * 5).seat == BLUE


def test_both_build_the_beginner_first() -> None:
    """AT 2.4.1, AT 2.4.2."""
    g = opened(BLUE)
    play(g, *["draw bases"] * 5, "keep", *["draw bases"] * 5, "keep")
    assert g.seat == BLUE
    play(g, "build glade west 1", "build glade west 2", "build glade centre 1", "done")
    assert g.seat == RED
    assert g.base[9:13] == [LIGHT, LIGHT, -1, LIGHT]
    assert g.troops == [0] * 18
    play(g, "done")
    assert (g.seat, g.turns) == (BLUE, 1)


def test_only_those_with_bases_build() -> None:
    g = opened()
    play(g, *["draw abilities"] * 5, "keep", *["draw abilities"] * 5, "keep")
    assert g.turns == 1


def test_building_over_destroys_what_was_there() -> None:
    """AT 2.5.1: the base is discarded, its troops are destroyed."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 2).base_cards(RED, HEAVY).building()
    assert "build undercity west 1" in [o.text for o in g.options]
    play(g, "build undercity west 1")
    assert (g.base[0], g.troops[0], g.discards[0][LIGHT]) == (HEAVY, 0, 1)


def test_equal_slots_are_offered_once() -> None:
    """AT 2.4.1: of the free slots of a territory, and of bases that are alike, the first is named."""
    g = Builder(ALIENS, FAE).bases(RED, WEST, LIGHT, LIGHT, troops=1).base_cards(RED, HEAVY).building()
    assert [o.text for o in g.options] == [
        "build undercity west 1",
        "build undercity west 3",
        "build undercity centre 1",
        "build undercity east 1",
        "done",
    ]


def test_the_first_turn_may_renew_and_attack() -> None:
    """AT 2.6.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT).dawn()
    play(g, "renew", "draw bases", "draw bases", "draw bases", "draw bases", "done", "done")
    assert (g.seat, g.turns) == (RED, 1)
    assert "attack west east" in [o.text for o in g.options]
