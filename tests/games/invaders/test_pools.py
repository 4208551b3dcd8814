"""What the deck builder is given, and what a replay counts in the middle of a war."""

from __future__ import annotations

import pytest

from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.decks import STANDARD, build
from beachhead.games.invaders.meta import GAME
from beachhead.games.invaders.positions import Builder
from beachhead.games.registry import GAMES


@pytest.mark.parametrize("side", [0, 1])
def test_a_pool_holds_what_a_deck_may_hold(side: int) -> None:
    pool = GAME.deck_pools()[side]
    pack = core()
    assert pool.setting == ("mankind_deck", "invader_deck")[side]
    assert (pool.least, pool.most) == (70, 90)
    assert {card.key: card.copies for card in pool.cards if card.copies} == {
        row.key: n for row, n in zip(pack.rows, build(pack, side, STANDARD), strict=True) if n
    }
    spare = next(card for card in pool.cards if card.most > card.copies)
    bigger = build(pack, side, f"{spare.key}:+{spare.most - spare.copies}")
    assert bigger[pack.index[spare.key]] == spare.most


def test_games_without_decks_have_no_pool() -> None:
    assert GAMES["alien_frontiers"].deck_pools() == []


def test_points_in_the_middle_are_the_cards_left() -> None:
    g = Builder().hand(1, "skitter_scouts").main(1)
    assert GAME.points(g) == (70, 69)


def test_a_card_on_its_way_is_in_everybody_s_view() -> None:
    g = Builder().hand(1, "skitter_scouts").hand(0, "jam_the_frequencies").main(1)
    for text in ("play skitter_scouts", "zone eurasia"):
        g.apply(next(option for option in g.options if option.text == text))
    for seat in (-1, 0, 1):
        assert [(p.card, p.side, p.zone) for p in GAME.view(g, seat).playing] == [("skitter_scouts", 1, "eurasia")]
    assert "jam_the_frequencies" not in GAME.view(g, 1).faces
