"""A position: the game's data, the rules in progress and the open question."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from beachhead.kernel.dealers import Dealer
from beachhead.kernel.errors import EndlessRule
from beachhead.kernel.frames import (
    EVERYBODY,
    Ask,
    AskAll,
    Call,
    Done,
    Draw,
    End,
    Frame,
    Roll,
    Shuffle,
    Step,
)
from beachhead.kernel.log import Dealt, Entry, Picked, Told
from beachhead.kernel.options import Option

CHANCE: Final = -1
NOBODY: Final = -2

STEP_BUDGET: Final = 20_000


class Chance:
    """What chance is asked for, as data: a roll, a draw or a shuffle."""

    def __init__(self, kind: str, n: int, sides: int, pile: str, to: int) -> None:
        self.kind = kind
        self.n = n
        self.sides = sides
        self.pile = pile
        self.to = to


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Games subclass this with their data, naming it in `DATA`, and write `copy`.

    `dealer` answers chance at once, `ears` hears all that happens; both stay outside the position:
    they are neither copied nor saved.
    """

    __slots__ = (
        "asks",
        "chance",
        "dealer",
        "ears",
        "ended",
        "number",
        "options",
        "picks",
        "seat",
        "seats",
        "secret",
        "stack",
    )

    DATA: ClassVar[tuple[str, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ()  # kept beside the data for speed, never saved

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: list[Frame] = []
        self.seat = NOBODY
        self.options: list[Option] = []
        self.secret = False
        self.number = 0
        self.chance: Chance | None = None
        self.asks: list[tuple[int, list[Option]]] = []
        self.picks: list[tuple[int, Option]] = []
        self.ended = ""
        self.dealer: Dealer | None = None
        self.ears: list[Entry] | None = None

    # What games write.

    def copy(self) -> Position:
        raise TypeError(f"{type(self).__name__} has no copy")

    def bag(self, pile: str) -> list[int]:
        """How many of each card lie in a hidden pile.  Its order is nowhere: a draw is chance."""
        raise KeyError(pile)

    def refill(self, pile: str) -> None:
        """Called when a draw finds the pile empty: the discards may go back in."""

    # What games call.

    def tell(self, key: str, seat: int, *args: int) -> None:
        """Says to everybody what just happened; nobody listens in fast play."""
        if self.ears is not None:
            self.ears.append(Told(key, seat, args, EVERYBODY))

    def whisper(self, to: int, key: str, seat: int, *args: int) -> None:
        """Says it to one seat only."""
        if self.ears is not None:
            self.ears.append(Told(key, seat, args, to))

    def copy_kernel(self, twin: Position) -> None:
        """Copies what the kernel keeps; for the `copy` of games."""
        twin.stack = [frame.copy() for frame in self.stack]
        twin.seat = self.seat
        twin.options = self.options
        twin.secret = self.secret
        twin.number = self.number
        twin.chance = self.chance
        if self.asks:
            twin.asks = self.asks[:]
            twin.picks = self.picks[:]
        twin.ended = self.ended

    # What players and dealers call.

    def start(self, frame: Frame) -> None:
        self.stack.append(frame)
        self.run(frame.begin(self))

    def apply(self, pick: Option, seat: int = EVERYBODY) -> None:
        """Gives the pick to the rule that asked, and runs on to the next decision.

        The pick must be one of `options`; that is the caller's duty.  Where several seats are
        asked at once, `seat` says whose pick it is.
        """
        if self.ears is not None:
            who = self.seat if seat == EVERYBODY else seat
            self.ears.append(Picked(who, self.number, pick, self.secret or bool(self.asks)))
        self.number += 1
        if self.asks:
            self.pick_in_secret(pick, self.seat if seat == EVERYBODY else seat)
            return
        frame = self.stack[-1]
        self.run(frame.resume(self, pick))

    def pick_in_secret(self, pick: Option, seat: int) -> None:
        self.asks = [ask for ask in self.asks if ask[0] != seat]
        self.picks = sorted([*self.picks, (seat, pick)], key=lambda p: p[0])
        if self.asks:
            self.seat, self.options = self.asks[0]
            return
        picks = tuple([p[1] for p in self.picks])
        self.picks = []
        frame = self.stack[-1]
        self.run(frame.resume(self, picks))

    def deal(self, answer: tuple[int, ...]) -> None:
        """Gives chance's answer, where no dealer is attached.  That it fits is the caller's duty."""
        chance = self.chance
        assert chance is not None
        self.chance = None
        if chance.kind == "draw":
            for card in answer:
                self.take(chance.pile, card)
        self.hear(chance, answer)
        frame = self.stack[-1]
        self.run(frame.resume(self, answer))

    def offers(self, seat: int) -> list[Option]:
        """What this seat may choose now; empty when it is not asked."""
        for asked, options in self.asks:
            if asked == seat:
                return options
        return self.options if seat == self.seat and not self.asks else []

    def deciders(self) -> list[int]:
        """The seats whose decision it is: several at once where they pick in secret."""
        if self.asks:
            return [ask[0] for ask in self.asks]
        return [self.seat] if self.seat >= 0 else []

    # How it runs.

    def run(self, step: Step) -> None:
        budget = STEP_BUDGET
        while True:
            if isinstance(step, Ask):
                self.stack[-1].at = step.then
                self.seat = step.seat
                self.options = step.options
                self.secret = step.secret
                return
            budget -= 1
            if budget == 0:
                raise EndlessRule(f"{STEP_BUDGET} steps without a decision in {self.stack_text()}")
            if isinstance(step, Call):
                self.stack[-1].at = step.then
                frame = step.frame
                self.stack.append(frame)
                step = frame.begin(self)
            elif isinstance(step, Done):
                self.stack.pop()
                if not self.stack:
                    self.finish("")
                    return
                frame = self.stack[-1]
                step = frame.resume(self, step.result)
            elif isinstance(step, End):
                self.stack.pop()
                while self.stack and not self.stack[-1].outlasts():
                    self.stack.pop()
                if not self.stack:
                    self.finish(step.why)
                    return
                frame = self.stack[-1]
                step = frame.resume(self, step.why)
            elif isinstance(step, AskAll):
                self.ask_all(step)
                return
            else:
                chance = self.wait_for(step)
                if self.dealer is None:
                    self.chance = chance
                    self.seat = CHANCE
                    self.options = []
                    return
                answer = self.ask_dealer(self.dealer, chance)
                frame = self.stack[-1]
                step = frame.resume(self, answer)

    def ask_all(self, step: AskAll) -> None:
        self.stack[-1].at = step.then
        self.asks = sorted(step.asks, key=lambda ask: ask[0])
        self.seat, self.options = self.asks[0]
        self.secret = False

    def wait_for(self, step: Step) -> Chance:
        frame = self.stack[-1]
        if isinstance(step, Roll):
            frame.at = step.then
            return Chance("roll", step.n, step.sides, "", EVERYBODY)
        if isinstance(step, Draw):
            frame.at = step.then
            return Chance("draw", step.n, 0, step.pile, step.to)
        assert isinstance(step, Shuffle)
        frame.at = step.then
        return Chance("shuffle", step.n, 0, "", step.to)

    def ask_dealer(self, dealer: Dealer, chance: Chance) -> tuple[int, ...]:
        if chance.kind == "roll":
            answer = dealer.roll(chance.n, chance.sides)
        elif chance.kind == "shuffle":
            answer = dealer.shuffle(chance.n)
        else:
            cards: list[int] = []
            bag = self.bag(chance.pile)
            for _ in range(chance.n):
                if not any(bag):
                    self.refill(chance.pile)
                    bag = self.bag(chance.pile)
                    if not any(bag):
                        break
                card = dealer.draw(bag)
                bag[card] -= 1
                cards.append(card)
            answer = tuple(cards)
        self.hear(chance, answer)
        return answer

    def take(self, pile: str, card: int) -> None:
        bag = self.bag(pile)
        if not any(bag):
            self.refill(pile)
            bag = self.bag(pile)
        bag[card] -= 1

    def hear(self, chance: Chance, answer: tuple[int, ...]) -> None:
        if self.ears is not None:
            self.ears.append(Dealt(chance.kind, chance.pile, answer, chance.to))

    def finish(self, why: str) -> None:
        self.stack = []
        self.seat = NOBODY
        self.options = []
        self.ended = why

    def stack_text(self) -> str:
        return " > ".join([f"{type(f).__name__}.{f.at}" for f in self.stack])
