"""A table: a position being played, with its log, its dealer and undo."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.kernel.dealers import Dealer
from beachhead.kernel.errors import BadSave, NothingToUndo, NotOffered, NotYourTurn, OtherRules, Stale, quoted
from beachhead.kernel.frames import EVERYBODY
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.log import Dealt, Entry, Picked, Told
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data, digest, to_data


class Table:
    """Plays one game by its rules; every answer, people's and chance's, is kept in `log`."""

    def __init__(self, game: Game, seats: int, settings: Settings, dealer: Dealer) -> None:
        self.game = game
        self.settings = game.check(seats, settings)
        self.log: list[Entry] = []
        self.past: list[tuple[Position, int]] = []  # what undo can go back to, since the last news
        self.position, frame = game.first(seats, self.settings)
        self.attach(dealer)
        self.position.start(frame)

    def attach(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.position.dealer = dealer
        self.position.ears = self.log

    def choose(self, seat: int, number: int, text: str) -> Option:
        """The offered option of that text, or a sentence that says what is wrong."""
        g = self.position
        if not g.deciders():
            raise NotYourTurn("The game is over.")
        opened = g.number - len(g.picks)  # seats that pick in secret together answer the same question
        if not opened <= number <= g.number:
            raise Stale(f"That answer was for decision {number}; the table is at decision {g.number}.")
        offers = g.offers(seat)
        if not offers:
            raise NotYourTurn(f"It is {self.whose()} turn to decide.")
        for option in offers:
            if option.text == text:
                return option
        self.game.grammar_of(g).check(text)
        shown = ", ".join(o.text for o in offers[:8])
        more = f" and {len(offers) - 8} more" if len(offers) > 8 else ""
        raise NotOffered(f"{quoted(text)} is not possible now; possible: {shown}{more}.")

    def answer(self, seat: int, number: int, text: str) -> list[Entry]:
        """Plays one answer and returns what was heard because of it."""
        return self.play(self.choose(seat, number, text), seat)

    def play(self, option: Option, seat: int) -> list[Entry]:
        g = self.position
        heard = len(self.log)
        before = g.copy()
        several = bool(g.asks)
        g.apply(option, seat)
        news = any(is_news(entry) for entry in self.log[heard:])
        if news or several or g.deciders() != [seat]:
            self.past.clear()
        else:
            self.past.append((before, heard))
        return self.log[heard:]

    def can_undo(self, seat: int) -> bool:
        return bool(self.past) and self.position.deciders() == [seat]

    def undo(self, seat: int) -> None:
        """Takes back the last answer, as long as nothing new was seen since."""
        if not self.can_undo(seat):
            raise NothingToUndo("Nothing to undo: something new has been seen since your last choice.")
        self.position, length = self.past.pop()
        del self.log[length:]
        self.attach(self.dealer)

    def undo_all(self, seat: int) -> None:
        """Back to the last new information."""
        self.undo(seat)
        while self.past:
            self.undo(seat)

    def whose(self) -> str:
        names = [self.game.colours[seat] + "'s" for seat in self.position.deciders()]
        return " and ".join(names)

    @property
    def over(self) -> bool:
        return not self.position.deciders()

    def save(self) -> Data:
        """A snapshot that `load` takes up again; the log is not in it."""
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "settings": self.settings,
            "position": to_data(self.position),
            "digest": digest(self.position),
        }

    @classmethod
    def load(cls, game: Game, saved: Data, dealer: Dealer, log: Sequence[Entry] = ()) -> Table:
        if saved.get("game") != game.key:
            raise BadSave(f"That save is of '{saved.get('game')}', not of {game.title}.")
        if saved.get("rules") != game.rules:
            raise OtherRules(
                f"That save was made with rules {saved.get('rules')} of {game.title}; these are rules {game.rules}."
            )
        position, settings = saved.get("position"), saved.get("settings")
        if not isinstance(position, dict) or not isinstance(settings, dict):
            raise BadSave("The saved game is damaged: it has no position.")
        table = cls.__new__(cls)
        table.game = game
        table.log = list(log)
        table.past = []
        table.position = game.load(position)
        table.settings = game.check(table.position.seats, settings)
        if digest(table.position) != saved.get("digest"):
            raise BadSave("The saved game is damaged: its digest does not fit its position.")
        table.attach(dealer)
        return table


def is_news(entry: Entry) -> bool:
    """Whether it told somebody what they could not know: chance did, or a whisper."""
    return isinstance(entry, Dealt) or (isinstance(entry, Told) and entry.to != EVERYBODY)


def answers(log: Sequence[Entry]) -> list[Entry]:
    """Only what a replay needs: the picks and chance."""
    return [entry for entry in log if isinstance(entry, (Picked, Dealt))]
