"""Captain Fantastic drawn twice in one Fight (CPE 22.12 to 22.14)."""

from __future__ import annotations

from beachhead.games.conquest.fight import winner
from beachhead.games.conquest.names import NOTHING, RESISTANCE, THEM, US
from beachhead.games.conquest.queries import crushes, fight_die, gifts
from beachhead.games.conquest.state import Invasion
from tests.games.conquest.table import GREEN, Table, aliens, card, cards, dice, go, offered, totals, waits


def twice(*hand: str) -> Invasion:
    """Captain Fantastic of the land is fought, the dice lie, and the coastal one comes to help him."""
    t = Table(apocalypse=True).hand(GREEN, "the_admirals_gamble", *hand)
    g = go(t.fight("captain_fantastic"), dice(5, 1, 1), "play the_admirals_gamble first")
    return go(g, cards("coastal_captain_fantastic"))


def test_the_second_card_adds_neither_strength_nor_abilities() -> None:
    """CPE 22.12."""
    g = twice("battle_frenzy")
    first = g.pack.cards[card("captain_fantastic")]
    assert len(g.fight_cards) == 2
    assert (totals(g), gifts(g)) == ((4, first.strength), first.gifts)


def test_they_have_a_crushing_victory() -> None:
    """CPE 22.12: whatever the totals are."""
    g = twice("battle_frenzy")
    assert (crushes(g, THEM, fight_die(g, THEM)), winner(g)) == (True, THEM)
    go(g, "pass", "pass")  # nothing saves the saucer
    assert aliens(g, GREEN, "b1") == 1


def test_two_crushing_victories_are_a_tie() -> None:
    """CPE 22.12, 7.8."""
    g = twice("battle_frenzy")
    g.fight_dice = [[6], [1, 1]]
    assert (crushes(g, US, fight_die(g, US)), winner(g)) == (True, NOTHING)


def test_no_dice_are_rolled_for_them() -> None:
    """CPE 22.13: in the next Round green rolls alone."""
    g = go(twice("battle_frenzy"), "pass", "pass", "press_on")
    assert waits(g) == "roll 1"
    go(g, dice(5))
    assert (g.fight_dice, winner(g)) == ([[5], []], THEM)


def test_dice_that_do_not_lie_are_not_rolled_again() -> None:
    """CPE 22.13: only one's own."""
    g = go(twice("battle_frenzy"), "pass", "pass", "press_on", dice(5), "play battle_frenzy first")
    assert waits(g) == "roll 1"
    go(g, dice(6))
    assert (g.fight_dice, winner(g)) == ([[6], []], NOTHING)


def test_it_counts_from_when_the_second_comes() -> None:
    """CPE 22.14: the dice that lie do not matter any more."""
    g = twice("battle_frenzy")
    assert (g.fight_dice, winner(g)) == ([[5], [1, 1]], THEM)


def test_it_is_no_ability() -> None:
    """CPE 22.14."""
    g = go(twice("hypnotic_spiral"), "play hypnotic_spiral first")
    assert aliens(g, GREEN, "b1") == 1
    assert (g.fight_blunt, crushes(g, THEM, fight_die(g, THEM))) == (True, True)
    assert offered(g) == ["press_on", "escape b0"]


def test_his_counter_is_not_one_of_the_two_cards() -> None:
    """CPE 22.14."""
    g = go(Table(apocalypse=True).hand(GREEN, "battle_frenzy").fight("captain_fantastic"), dice(5, 1, 1))
    g.fight_counter = card("captain_fantastic_counter")
    assert not crushes(g, THEM, fight_die(g, THEM))


def test_one_who_fights_for_the_aliens_does_not_count() -> None:
    """CPE 22.14."""
    t = Table("menthalars", apocalypse=True).menace(GREEN, 2)
    g = go(t.fight("captain_fantastic", at="small_town"), dice(1, 1, 1), "use menthalars first")
    g.restock(RESISTANCE, card("coastal_captain_fantastic"))
    go(g, cards("coastal_captain_fantastic"), cards("angry_mob"))
    assert card("coastal_captain_fantastic") in g.fight_helpers
    assert not crushes(g, THEM, fight_die(g, THEM))


def test_without_the_expansion_two_superheroes_are_two() -> None:
    """CPE 22.12: it is a rule of the expansion."""
    g = go(Table().hand(GREEN, "battle_frenzy").fight("captain_fantastic"), dice(5, 1, 1))
    before = totals(g)[1]
    g.fight_cards = [*g.fight_cards, card("captain_fantastic")]
    assert (totals(g)[1], crushes(g, THEM, fight_die(g, THEM))) == (2 * before, False)
