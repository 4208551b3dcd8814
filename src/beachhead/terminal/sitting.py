"""A game at the terminal: people type, bots answer, and nothing is lost when somebody leaves."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.registry import make_bot
from beachhead.kernel.errors import BadOption, Refused
from beachhead.kernel.options import Option
from beachhead.kernel.table import Table
from beachhead.terminal.board import show_sheet
from beachhead.terminal.chronicle import told
from beachhead.terminal.ink import inked
from beachhead.terminal.leaving import Leave, leave, undisturbed
from beachhead.terminal.menu import in_order, numbered, show_menu
from beachhead.terminal.players import HUMAN
from beachhead.terminal.verbs import VERBS, run_verb

SPECTATOR = -1
LAST_LINES = 8  # of the log, told again when a game is resumed


class Sitting:
    """One table, its players, and what each of them has read so far."""

    def __init__(self, console: Console, table: Table, players: list[str], seed: str, file: Path | None = None) -> None:
        self.console = console
        self.table = table
        self.game = table.game
        self.players = players
        self.seed = seed
        self.file = file  # where the game is saved, once it was
        number = table.position.number
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, f"{seed}/bot {seat}/{number}") for seat, name in enumerate(players) if name != HUMAN
        }
        self.deal = random.Random(f"{seed}/redeal/{number}")
        self.people = [seat for seat, name in enumerate(players) if name == HUMAN]
        self.read = dict.fromkeys([*self.people, SPECTATOR], 0)
        self.last = SPECTATOR  # the person who decided last
        self.fresh = True  # whether somebody else has moved since the table was shown

    @property
    def here(self) -> int:
        """Whose eyes are on the screen."""
        return self.last if self.last in self.people else (self.people or [SPECTATOR])[0]

    def run(self) -> bool:
        """Plays to the end; False when somebody left before that."""
        self.welcome()
        try:
            while not self.table.over:
                self.decide(self.table.position.deciders()[0])
        except (Leave, KeyboardInterrupt):
            leave(self, ask=True)
            return False
        except EOFError:
            leave(self, ask=False)
            return False
        self.tell(self.here)
        self.show_result()
        return True

    def decide(self, seat: int) -> None:
        if seat in self.bots:
            with undisturbed():
                self.table.play(ask_bot(self.bots[seat], self.game, self.table.position, seat, self.deal), seat)
            self.fresh = True
            if not self.people:
                self.tell(SPECTATOR)
            return
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """Shows what is new and what is possible, and reads lines until one of them is an answer."""
        if seat != self.last and len(self.people) > 1:
            self.hand_over(seat)
        if seat != self.last:
            self.fresh = True
        self.last = seat
        self.tell(seat)
        if self.fresh:
            self.show_table(seat)
            self.fresh = False
        self.show_question(seat)
        while True:
            line = self.read_line(inked(f"{self.game.colours[seat]}> ", self.game.colours))
            try:
                if self.obey(seat, line):
                    return
            except BadOption as wrong:
                self.console.print(f"{wrong} Type a number, or 'help'.")
            except Refused as wrong:
                self.console.print(str(wrong))

    def read_line(self, prompt: Text) -> str:
        """What is typed; lines that come from a file or a program are shown, as typed ones are."""
        line = self.console.input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def obey(self, seat: int, line: str) -> bool:
        """Whether the line was an answer or changed the table, so that the question is a new one."""
        options = in_order(self.table.position.offers(seat))
        word = line.lower()
        texts = [option.text for option in options]
        if word in texts:
            return self.answer(seat, options[texts.index(word)])
        if not line and len(options) == 1:
            return self.answer(seat, options[0])
        if not line:
            self.show_question(seat)
            return False
        if word.isdigit():
            if 1 <= int(word) <= len(options):
                return self.answer(seat, options[int(word) - 1])
            raise Refused(f"There is no option {line}; type {numbered(options)}.")
        verb, _, rest = line.partition(" ")
        if verb.lower() in VERBS:
            return run_verb(self, seat, verb.lower(), rest.strip())
        self.table.choose(seat, self.table.position.number, word)
        return False

    def answer(self, seat: int, option: Option) -> bool:
        with undisturbed():
            self.table.play(option, seat)
        return True

    # What is on the screen.

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: whatever only this seat may see waits until it looks."""
        if self.private(seat):
            self.console.clear()
        self.console.print(Rule(inked(f"{self.game.colours[seat]}'s decision", self.game.colours)))
        if self.private(seat):
            self.read_line(inked(f"Hand over to {self.game.colours[seat]}, then press Enter. ", self.game.colours))

    def private(self, seat: int) -> bool:
        g = self.table.position
        open_things = {item for area in self.game.sheet(g, SPECTATOR).areas for item in area.items}
        return any(item not in open_things for area in self.game.sheet(g, seat).areas for item in area.items)

    def tell(self, seat: int) -> None:
        """What happened since this seat last read."""
        log = self.table.log
        lines = told(self.game, self.table.position, log[self.read[seat] :], seat)
        self.read[seat] = len(log)
        if lines and self.people:
            self.console.print()
        for line in lines:
            self.console.print(inked(line, self.game.colours))

    def show_table(self, seat: int, full: bool = False) -> None:
        g = self.table.position
        names = [f"{name}, you" if s == seat else name for s, name in enumerate(self.players)]
        touched = [thing for option in g.offers(seat) for thing in self.game.touches(g, option)]
        show_sheet(self.console, self.game, self.game.sheet(g, seat), names, None if full else touched)

    def show_question(self, seat: int) -> None:
        g = self.table.position
        options = g.offers(seat)
        sheet = self.game.sheet(g, seat)
        marks = ", ".join(f"{mark.label} {mark.value}" for mark in sheet.seats[seat])
        self.console.print()
        self.console.print(inked(f"{self.game.colours[seat]}: {self.game.prompt(g, seat).text}", self.game.colours))
        self.console.print(f"You have: {marks}.", style="dim")
        show_menu(self.console, self.game, g, options, sheet)
        self.console.print(f"Type {numbered(options)}, or help, table, why, rules, log, undo, save, quit.", style="dim")

    def welcome(self) -> None:
        game = self.game
        self.console.print(Rule(game.title))
        self.console.print(game.about)
        seats = ", ".join(f"{game.colours[seat]} is {name}" for seat, name in enumerate(self.players))
        self.console.print(inked(f"{seats}. Seed: {self.seed}", game.colours, "dim"))
        if self.table.position.number and self.people:
            self.console.print("\nThe last that happened ('log' for all of it):")
            for line in told(game, self.table.position, self.table.log, self.here)[-LAST_LINES:]:
                self.console.print(inked(line, game.colours))
            self.read = dict.fromkeys(self.read, len(self.table.log))

    def show_result(self) -> None:
        g = self.table.position
        outcome = self.game.outcome(g)
        self.show_table(self.here)
        self.console.print(Rule("The end"))
        self.console.print(inked(outcome.why.text, self.game.colours))
        for seat in sorted(range(g.seats), key=lambda s: outcome.places[s]):
            who = f"{outcome.places[seat]}. {self.game.colours[seat]} ({self.players[seat]})"
            self.console.print(inked(f"{who}: {points(outcome.points[seat])}", self.game.colours))


def points(n: int) -> str:
    return f"{n} point" if n == 1 else f"{n} points"
