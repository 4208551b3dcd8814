"""The kingdom: boards, cards and piles (AT 1)."""

from __future__ import annotations

import pytest

from beachhead.games.attack_the_tower.armies import ARMIES, SCHEMES
from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import (
    ALIENS,
    ARMY_WORDS,
    CAVALRY,
    CENTRE,
    COMMON,
    EAST,
    FAE,
    HEAVY,
    LIGHT,
    SHOOTER,
    SIEGE,
    SPECIAL,
    UNDEAD,
    WEST,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.view import view

RED, BLUE = 0, 1


def test_the_palace_destroyed_is_the_game_won() -> None:
    """AT 1.1.1, AT 1.1.2: through any of the three territories."""
    for goal in ("west", "centre", "east"):
        g = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, troops=2).turn()
        play(g, f"attack west {goal}", "proceed")
        assert g.ended == "palace_destroyed"
        assert g.wins == [1, 0]


def test_three_territories_of_three_slots() -> None:
    """AT 1.2.1, AT 1.2.3."""
    seats = view(Builder(ALIENS, FAE).turn(), RED).seats
    assert [[t.key for t in s.territories] for s in seats] == [["west", "centre", "east"]] * 2
    assert all(len(t.slots) == 3 for s in seats for t in s.territories)


def test_any_territory_may_attack_any() -> None:
    """AT 1.2.3, AT 5.1.1."""
    g = Builder(ALIENS, FAE).base(RED, EAST, LIGHT, 1).turn()
    assert [o.text for o in g.options if o.verb == "attack"] == [
        "attack east west",
        "attack east centre",
        "attack east east",
    ]


def test_a_base_holds_two_troops() -> None:
    """AT 1.2.2: a third does not come."""
    g = Builder(UNDEAD, FAE).bases(RED, WEST, LIGHT, troops=2).hand(RED, LIGHT).turn()
    play(g, "play zombie")
    assert g.troops[0] == 2


@pytest.mark.parametrize("army", range(5), ids=ARMY_WORDS)
def test_25_bases_and_25_abilities(army: int) -> None:
    """AT 1.3.1, AT 1.4.1, AT 1.4.2."""
    g = Builder(army, army).g
    assert g.piles[0] == [7, 6, 5, 4, 3]
    assert g.piles[1] == [4, 4, 4, 4, 4, 2, 3]
    assert all(sum(scheme) == 25 for scheme in SCHEMES)
    assert len(ARMIES[army].bases) == 5
    assert len(ARMIES[army].abilities) == 7
    assert len({ability.title for ability in ARMIES[army].abilities}) == 7


@pytest.mark.parametrize(("words", "counts"), [("more_common", (3, 2)), ("tapered", (3, 3))])
def test_other_counts_of_abilities(words: str, counts: tuple[int, int]) -> None:
    """AT 1.4.2."""
    g, frame = GAME.first(2, GAME.check(2, {"abilities": words, "red_army": "fae", "blue_army": "undead"}))
    g.start(frame)
    g.deal((1,))
    pile = g.bag("red_fae_abilities")
    assert (pile[COMMON], pile[SPECIAL]) == counts


def test_powers_of_the_kinds() -> None:
    """AT 1.3.2, AT 1.3.3: what each kind deals to, and takes from, a Treant that defends the palace."""
    dealt = {}
    for kind in (LIGHT, SHOOTER, HEAVY, CAVALRY, SIEGE):
        g = Builder(ALIENS, FAE).bases(RED, WEST, kind, SHOOTER, troops=1).base(RED, WEST, LIGHT, 1)
        g.special(BLUE).bases(BLUE, EAST, LIGHT, LIGHT, LIGHT)
        play(g.turn(), "attack west centre", "proceed")
        dealt[kind] = g.g.specials[BLUE]
    assert dealt == {LIGHT: 1, SHOOTER: 1, HEAVY: 1, CAVALRY: 1, SIEGE: 1}
    g2 = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, troops=1).base(RED, WEST, SHOOTER, 1)
    play(g2.special(BLUE).bases(BLUE, EAST, LIGHT, LIGHT, LIGHT).turn(), "attack west centre", "proceed")
    assert g2.g.specials[BLUE] == 0


def test_bases_and_palaces_deal_no_damage() -> None:
    """AT 1.3.4."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).bases(BLUE, WEST, SIEGE, CAVALRY).turn()
    play(g, "attack west west", "hit blue west 1")
    assert g.troops[0] == 1
    play(Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).turn(), "attack west west", "proceed")
    assert g.troops[0] == 1


def test_a_base_takes_four_and_a_palace_ten() -> None:
    """AT 1.3.4: three damage leave a base, four do not; nine leave a palace, ten do not."""
    three = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, LIGHT).turn()
    assert play(three, "attack west west").base[9] == LIGHT
    four = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, LIGHT, troops=1).base(BLUE, WEST, LIGHT).turn()
    assert play(four, "attack west west").base[9] == -1
    nine = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, CAVALRY, troops=1).turn()
    assert not play(nine, "attack west west", "proceed").ended
    ten = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, troops=1).base(RED, WEST, SIEGE, 1).turn()
    assert play(ten, "attack west west", "proceed").ended


def test_bases_and_abilities_have_piles_of_their_own() -> None:
    """AT 1.5.1, AT 1.5.2: discards lie open on the pile they belong to."""
    b = Builder(ALIENS, FAE).base_cards(RED, LIGHT).hand(RED, HEAVY)
    b.g.discard(RED, LIGHT)
    b.g.discard(RED, 5 + HEAVY)
    piles = view(b.turn(), BLUE).seats[RED].piles
    assert [[card.key for card in pile.discards] for pile in piles] == [["pods"], ["reptilians"]]
    assert [pile.left for pile in piles] == [24, 24]


def test_a_hand_is_secret_its_size_is_not() -> None:
    """AT 1.5.3."""
    g = Builder(ALIENS, FAE).base_cards(RED, LIGHT, SIEGE).hand(RED, HEAVY).turn()
    mine, theirs, theirs_too = view(g, RED).seats[RED], view(g, BLUE).seats[RED], view(g, -1).seats[RED]
    assert [card.key for card in mine.hand] == ["pods", "mothership", "reptilians"]
    for seen in (theirs, theirs_too):
        assert seen.hand == []
        assert (seen.bases_held, seen.abilities_held) == (2, 1)


def test_an_empty_pile_is_made_of_its_discards() -> None:
    """AT 1.6.1."""
    b = Builder(ALIENS, FAE)
    b.g.piles[0], b.g.discards[0] = [0, 0, 0, 0, 0], [0, 0, 2, 0, 0]
    g = play(b.renewal(), "draw bases")
    assert g.hands[RED][HEAVY] == 1
    assert (g.piles[0], g.discards[0]) == ([0, 0, 1, 0, 0], [0, 0, 0, 0, 0])


def test_with_no_discards_either_a_pile_gives_nothing() -> None:
    """AT 1.6.1: the other pile is drawn from without asking; with none left the draw is over."""
    b = Builder(ALIENS, FAE).base(RED, CENTRE, LIGHT)
    b.g.piles[0] = [0] * 5
    g = b.renewal()
    assert g.held(RED) == 2
    assert (g.seat, g.options[0].text) == (BLUE, "draw bases")
    b = Builder(ALIENS, FAE)
    b.g.piles[0], b.g.piles[1] = [0] * 5, [0] * 7
    assert b.renewal().held(RED) == 0
