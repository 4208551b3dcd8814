"""Dealers answer for chance: seeded for the lab, scripted for tests and replays, fair for tables."""

from __future__ import annotations

import hashlib
import hmac
import random

from mypy_extensions import mypyc_attr

from beachhead.kernel.errors import BadRecord


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Supplies dice, cards and orders."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely."""
        raise TypeError(f"{type(self).__name__} cannot choose")

    def roll(self, n: int, sides: int) -> tuple[int, ...]:
        return tuple([self.below(sides) + 1 for _ in range(n)])

    def draw(self, bag: list[int]) -> int:
        """The kind of one card out of a bag of counts, each card as likely."""
        left = self.below(sum(bag))
        for kind, count in enumerate(bag):
            if count:
                left -= count
                if left < 0:
                    return kind
        raise ValueError("a draw from an empty bag")

    def shuffle(self, n: int) -> tuple[int, ...]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


class Seeded(Dealer):
    """Repeatable and fast, for the lab and for bots."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


class Fixed(Dealer):
    """Always the same: dice 1, 2, 3 … and the first card there is.  For counting decision trees."""

    def roll(self, n: int, sides: int) -> tuple[int, ...]:
        return tuple([i % sides + 1 for i in range(n)])

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, n: int) -> tuple[int, ...]:
        return tuple(range(n))


class Scripted(Dealer):
    """Deals what it was told, and says where the script does not fit."""

    def __init__(self, *answers: tuple[int, ...]) -> None:
        self.rolls: list[tuple[int, ...]] = list(answers)
        self.cards: list[int] = []

    def then_draw(self, *cards: int) -> Scripted:
        self.cards.extend(cards)
        return self

    def roll(self, n: int, sides: int) -> tuple[int, ...]:
        if not self.rolls:
            raise BadRecord(f"The script has no dice left, but {n} are rolled.")
        dice = self.rolls.pop(0)
        if len(dice) != n or any([not 1 <= die <= sides for die in dice]):
            raise BadRecord(f"The script says {dice}, but {n} dice of {sides} sides are rolled.")
        return dice

    def draw(self, bag: list[int]) -> int:
        if not self.cards:
            raise BadRecord("The script has no card left, but one is drawn.")
        card = self.cards.pop(0)
        if not 0 <= card < len(bag) or not bag[card]:
            raise BadRecord(f"The script draws card {card}, but there is none in the pile.")
        return card

    def shuffle(self, n: int) -> tuple[int, ...]:
        return tuple(range(n))


class Fair(Dealer):
    """Commit and reveal: HMAC-SHA256 over a secret whose hash is published before the game.

    Every number comes from the secret, the players' salts and a counter, by rejection sampling, so
    nobody can steer it and, once the secret is shown, everybody can compute it again.
    """

    def __init__(self, secret: bytes, salts: str = "", used: int = 0) -> None:
        self.secret = secret
        self.salts = salts
        self.used = used

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def below(self, n: int) -> int:
        limit = (1 << 64) // n * n
        while True:
            message = f"{self.salts}/{self.used}".encode()
            self.used += 1
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if value < limit:
                return value % n


class Retold(Dealer):
    """Deals again what was dealt, and then, where a fair dealer follows, goes on with that one."""

    def __init__(self, answers: list[tuple[int, ...]], then: Fair | None = None) -> None:
        self.left = [n for answer in answers for n in answer]
        self.then = then

    def next(self) -> int:
        if not self.left:
            raise BadRecord("The log ends where the rules ask for more chance.")
        return self.left.pop(0)

    def roll(self, n: int, sides: int) -> tuple[int, ...]:
        if self.then is not None and not self.left:
            return self.then.roll(n, sides)
        return tuple([self.next() for _ in range(n)])

    def draw(self, bag: list[int]) -> int:
        return self.then.draw(bag) if self.then is not None and not self.left else self.next()

    def shuffle(self, n: int) -> tuple[int, ...]:
        if self.then is not None and not self.left:
            return self.then.shuffle(n)
        return tuple([self.next() for _ in range(n)])


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()
