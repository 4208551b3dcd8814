"""Options are values with a strict text form, made once and found again by their text."""

from __future__ import annotations

from difflib import get_close_matches

from beachhead.kernel.errors import LONGEST, BadOption, quoted


class Option:
    """One thing a seat may choose: a verb and what it acts on.

    Options are made by a `Verb` and interned, so two equal ones are the same object.
    """

    def __init__(self, verb: str, args: tuple[int, ...], text: str) -> None:
        self.verb = verb
        self.args = args
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb:
    """What can be done, and the words it may be done to.

    >>> steal = Grammar().verb("steal", ("red", "blue"), ("fuel", "ore"))
    >>> steal(1, 0).text
    'steal blue fuel'
    >>> steal(1, 0) is steal(1, 0)
    True
    """

    def __init__(self, name: str, slots: tuple[tuple[str, ...], ...], many: bool) -> None:
        self.name = name
        self.slots = slots
        self.many = many  # the last slot may repeat
        self.made: dict[tuple[int, ...], Option] = {}

    def __call__(self, *args: int) -> Option:
        option = self.made.get(args)
        if option is None:
            words = [self.name]
            for i, arg in enumerate(args):
                words.append(self.slot(i)[arg])
            option = self.made[args] = Option(self.name, args, " ".join(words))
        return option

    def slot(self, i: int) -> tuple[str, ...]:
        return self.slots[min(i, len(self.slots) - 1)]

    def parse(self, words: list[str]) -> Option:
        return self(*self.read(words))

    def read(self, words: list[str]) -> list[int]:
        """What the words stand for, without making the option."""
        fewest, most = len(self.slots), len(self.slots)
        if self.many:
            most = 99
        if not fewest <= len(words) <= most:
            wanted = f"{fewest} or more words" if self.many else "1 word" if fewest == 1 else f"{fewest} words"
            raise BadOption(f"'{self.name}' takes {wanted}, not {len(words)}.")
        args: list[int] = []
        for i, word in enumerate(words):
            known = self.slot(i)
            if not word or word not in known:
                raise BadOption(f"'{self.name}' does not know {quoted(word)}{nearest(word, known)}")
            args.append(known.index(word))
        return args


class Grammar:
    """All verbs of one game.

    >>> g = Grammar(); end = g.verb("end_turn")
    >>> g.parse("end_turn").text
    'end_turn'
    >>> g.parse("end_trun")
    Traceback (most recent call last):
    ...
    beachhead.kernel.errors.BadOption: There is no move 'end_trun'; did you mean 'end_turn'?
    """

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}

    def verb(self, name: str, *slots: tuple[str, ...], many: bool = False) -> Verb:
        verb = self.verbs[name] = Verb(name, slots, many)
        return verb

    def parse(self, text: str) -> Option:
        """The option of that name; the text form is strict: one space between words, no other form."""
        words = text.split(" ")
        return self.find(words[0]).parse(words[1:])

    def check(self, text: str) -> None:
        """Refuses what is no option of this game; unlike `parse` it keeps nothing of what it is given."""
        words = text.split(" ")
        self.find(words[0]).read(words[1:])

    def find(self, name: str) -> Verb:
        verb = self.verbs.get(name)
        if verb is None:
            raise BadOption(f"There is no move {quoted(name)}{nearest(name, tuple(self.verbs))}")
        return verb


def nearest(word: str, known: tuple[str, ...]) -> str:
    """How a sentence about an unknown word ends: with the nearest known one, or plainly."""
    near = get_close_matches(word[:LONGEST], [k for k in known if k], 1)
    return f"; did you mean '{near[0]}'?" if near else "."
