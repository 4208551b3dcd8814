"""Dealers: repeatable, scripted, and fair in a way that everybody can check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from beachhead.kernel.dealers import Dealer, Fair, Fixed, Scripted, Seeded, commitment
from beachhead.kernel.errors import BadRecord

SECRET = bytes(range(32))

# What chi-square exceeds once in a thousand times, by the degrees of freedom.
ONE_IN_A_THOUSAND = {2: 13.82, 5: 20.52, 23: 49.73}


def looks_fair(seen: list[int], expected: list[int]) -> bool:
    assert sum(seen) == sum(expected)
    chi_square = sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True))
    return chi_square < ONE_IN_A_THOUSAND[len(seen) - 1]


def a_bit_of_everything(dealer: Dealer) -> list[object]:
    return [dealer.roll(5, 6), dealer.draw([1, 2, 3]), dealer.shuffle(6), dealer.below(1000)]


@pytest.mark.parametrize("make", [lambda: Seeded(7), lambda: Seeded("seven"), lambda: Fair(SECRET, "s"), Fixed])
def test_the_same_dealer_deals_the_same(make) -> None:  # type: ignore[no-untyped-def]
    assert a_bit_of_everything(make()) == a_bit_of_everything(make())


def test_another_seed_secret_or_salt_deals_otherwise() -> None:
    assert Seeded(1).shuffle(30) != Seeded(2).shuffle(30)
    assert Fair(SECRET).shuffle(30) != Fair(SECRET[::-1]).shuffle(30)
    assert Fair(SECRET, "red").shuffle(30) != Fair(SECRET, "blue").shuffle(30)


@pytest.mark.parametrize("dealer", [Seeded(3), Fair(SECRET)], ids=["seeded", "fair"])
def test_answers_are_within_their_bounds(dealer: Dealer) -> None:
    for sides in (1, 2, 6, 20):
        assert all(1 <= die <= sides for die in dealer.roll(200, sides))
    assert {dealer.draw([0, 2, 0, 1, 0]) for _ in range(200)} == {1, 3}
    assert sorted(dealer.shuffle(9)) == list(range(9))
    assert dealer.shuffle(0) == ()
    assert dealer.roll(0, 6) == ()


@pytest.mark.parametrize("dealer", [Seeded(11), Fair(SECRET, "chi")], ids=["seeded", "fair"])
def test_dice_cards_and_orders_are_uniform(dealer: Dealer) -> None:
    """The seeds are fixed, so this never flickers."""
    dice = Counter(dealer.roll(12_000, 6))
    assert looks_fair([dice[face] for face in range(1, 7)], [2000] * 6)
    bag = [1, 0, 2, 5]
    cards = Counter(dealer.draw(bag) for _ in range(8_000))
    assert cards[1] == 0
    assert looks_fair([cards[0], cards[2], cards[3]], [1000, 2000, 5000])
    orders = Counter(dealer.shuffle(4) for _ in range(4_800))
    assert len(orders) == 24
    assert looks_fair(list(orders.values()), [200] * 24)


def test_a_crooked_die_would_be_seen() -> None:
    class Crooked(Dealer):
        """Every fifth die is rolled twice, and the better one counts."""

        honest = Seeded(11)

        def below(self, n: int) -> int:
            twice = self.honest.below(5) == 0
            return max(self.honest.below(n), self.honest.below(n)) if twice else self.honest.below(n)

    dice = Counter(Crooked().roll(12_000, 6))
    assert not looks_fair([dice[face] for face in range(1, 7)], [2000] * 6)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Fair(SECRET).commitment == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_anybody_can_compute_a_fair_roll_again() -> None:
    first = [int.from_bytes(hmac.new(SECRET, f"salt/{i}".encode(), "sha256").digest()[:8], "big") for i in range(4)]
    assert Fair(SECRET, "salt").roll(4, 6) == tuple(value % 6 + 1 for value in first)


def test_a_fair_dealer_goes_on_where_it_was() -> None:
    whole = Fair(SECRET, "salt")
    dice = whole.roll(10, 6)
    assert whole.used == 10
    assert Fair(SECRET, "salt", used=4).roll(6, 6) == dice[4:]


def test_numbers_that_would_favour_some_are_thrown_away() -> None:
    """For n just above half of 2**64, nearly every second number is rejected."""
    n = (1 << 63) + 1
    dealer = Fair(SECRET)
    values = [dealer.below(n) for _ in range(50)]
    assert all(0 <= value < n for value in values)
    assert dealer.used > 70
    raw = [int.from_bytes(hmac.new(SECRET, f"/{i}".encode(), "sha256").digest()[:8], "big") for i in range(dealer.used)]
    assert values == [value for value in raw if value < n]


def test_a_script_is_dealt_in_order() -> None:
    dealer = Scripted((3, 3), (1,)).then_draw(2, 0)
    assert dealer.roll(2, 6) == (3, 3)
    assert dealer.draw([1, 0, 1]) == 2
    assert dealer.roll(1, 6) == (1,)
    assert dealer.draw([1, 0, 1]) == 0
    assert dealer.shuffle(3) == (0, 1, 2)


@pytest.mark.parametrize(
    ("dealer", "sentence"),
    [
        (Scripted(), "The script has no dice left, but 2 are rolled."),
        (Scripted((1, 2, 3)), "The script says (1, 2, 3), but 2 dice of 6 sides are rolled."),
        (Scripted((1, 7)), "The script says (1, 7), but 2 dice of 6 sides are rolled."),
        (Scripted((0, 1)), "The script says (0, 1), but 2 dice of 6 sides are rolled."),
    ],
)
def test_a_script_says_which_dice_do_not_fit(dealer: Scripted, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        dealer.roll(2, 6)
    assert str(refused.value) == sentence


def test_a_script_says_which_card_does_not_fit() -> None:
    with pytest.raises(BadRecord, match="no card left"):
        Scripted().draw([1])
    for card in (-1, 1, 2):
        with pytest.raises(BadRecord, match=f"draws card {card}, but there is none"):
            Scripted().then_draw(card).draw([1, 0])


def test_the_fixed_dealer_counts_up_and_takes_what_comes_first() -> None:
    assert Fixed().roll(8, 6) == (1, 2, 3, 4, 5, 6, 1, 2)
    assert Fixed().draw([0, 0, 3, 1]) == 2
    assert Fixed().shuffle(3) == (0, 1, 2)


def test_a_dealer_of_ones_own_must_choose() -> None:
    with pytest.raises(TypeError, match="Dealer cannot choose"):
        Dealer().roll(1, 6)
    with pytest.raises(ValueError, match="empty bag"):
        Fixed().draw([0, 0])
