"""What the expansion adds, by count and by figure (CPE 21.1)."""

from __future__ import annotations

from collections import Counter

from beachhead.games.conquest.cards.card import COASTAL_ICON, SHIP
from beachhead.games.conquest.cards.packs import core, find
from beachhead.games.conquest.cards.whole import MOST_KINDS

PACK = find("core+apocalypse")
ROWS = PACK.rows[len(core().rows) :]


def test_it_adds_so_many_cards_of_each_kind() -> None:
    sizes: Counter[str] = Counter()
    for row in ROWS:
        sizes[row.kind] += row.copies
    assert sizes == {
        "race": 4,
        "event": 16,
        "resistance": 8,
        "coastal": 20,
        "location": 10,
        "stuff": 6,
        "human_tech": 3,
        "counter": 9,
        "ship": 10,
    }
    assert sum([row.copies for row in ROWS if row.red_text]) == 6
    assert {row.source for row in ROWS} == {"public", "beachhead"}


def test_the_base_cards_keep_their_numbers() -> None:
    assert PACK.rows[: len(core().rows)] == core().rows
    assert len(PACK.rows) <= MOST_KINDS


def test_the_four_grey_figures_stay_four() -> None:
    """CPE 9.3: no further Ally."""
    assert not [row.key for row in ROWS if row.kind == "stuff" and row.strength is not None]


def test_there_are_six_ships_with_a_weaker_side_that_is_worth_something() -> None:
    whole = [card for card in PACK.cards if card.kind == SHIP and card.flips >= 0]
    assert len(whole) == 6
    for card in whole:
        back = PACK.cards[card.flips]
        assert (back.kind, back.copies, back.flips) == (SHIP, 0, -1)
        assert card.strength > back.strength, card.key
        assert (card.terror, back.terror in (1, 2)) == (0, True), card.key


def test_the_coast_is_better_defended_than_the_land() -> None:
    def mean(kind: str) -> float:
        full = [row for row in PACK.rows if row.kind == kind and row.strength is not None]
        return sum([(row.strength or 0) * row.copies for row in full]) / sum([row.copies for row in full])

    assert mean("coastal") > mean("resistance") + 0.5


def test_the_new_locations_lie_at_the_sea() -> None:
    for row in ROWS:
        if row.kind == "location":
            assert PACK.cards[PACK.index[row.key]].icons & COASTAL_ICON, row.key


def test_there_is_enough_to_conquer_for_six() -> None:
    """CPE 24.9: six players need 48, on 48 spaces and two Objectives."""
    people = sum([row.copies * row.population for row in PACK.rows if row.kind == "location"])
    assert people + 2 * 5 > 48


def test_every_card_has_words() -> None:
    for row in ROWS:
        does = row.traits or row.powers or row.gifts or row.drops or row.kind == "stuff" or row.terror
        assert bool(row.text) == bool(does), row.key
        assert row.text == row.text.strip(), row.key
        assert not row.text or row.text.endswith("."), row.key
        assert not row.red_text or row.red_text.endswith("."), row.key
