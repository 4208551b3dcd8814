"""The promises of the kernel about one position, each as a function that fails where it is broken."""

from __future__ import annotations

import json
import random
from types import GetSetDescriptorType, MemberDescriptorType

import msgspec
import pytest

from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadOption, Refused
from beachhead.kernel.frames import EVERYBODY
from beachhead.kernel.game import Game
from beachhead.kernel.log import HIDDEN, Dealt, Entry, Picked, Told, visible
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import digest, to_data
from beachhead.kernel.table import Table
from beachhead.kernel.words import Say
from tests.conformance.cases import play_on

SPECTATOR = -1


def copies_share_nothing(g: Position, rng: random.Random, plies: int = 1) -> None:
    before, seed = digest(g), rng.randrange(1 << 30)
    twin, other = g.copy(), g.copy()
    assert digest(twin) == before
    play_on(twin, seed, plies)
    assert digest(g) == before, "playing a copy changed what it was copied from"
    third = twin.copy()
    after = digest(third)
    play_on(twin, seed + 1, plies)
    assert digest(third) == after, "playing a position changed its copy"
    play_on(other, seed, plies)
    assert digest(other) == after, "a copy plays differently"


def saves_and_loads(game: Game, g: Position, rng: random.Random, plies: int = 1) -> None:
    before, seed = digest(g), rng.randrange(1 << 30)
    data = to_data(g)
    text = json.dumps(data)
    loaded = game.load(json.loads(text))
    assert digest(loaded) == before
    assert digest(play_on(loaded, seed, plies)) == digest(play_on(g.copy(), seed, plies)), "it plays on differently"
    play_on(game.load(data), seed, plies)
    assert json.dumps(data) == text, "playing a loaded game changed the save"


def options_are_exact(game: Game, g: Position) -> None:
    assert g.deciders()
    for seat in g.deciders():
        offers = g.offers(seat)
        assert offers, f"seat {seat} has nothing to choose in {g.stack_text()}"
        texts = [option.text for option in offers]
        assert len(set(texts)) == len(texts), f"{texts} has one twice"
        for option in offers:
            assert game.grammar_of(g).parse(option.text) is option
    for seat in range(-1, g.seats + 1):
        assert bool(g.offers(seat)) == (seat in g.deciders())


def misspelt(text: str, rng: random.Random) -> list[str]:
    """Texts that a person may have meant for this one, but that are no option at all."""
    i = rng.randrange(len(text))
    changed = [text + " ", " " + text, text.upper(), text.title(), text.replace(" ", "  "), text.replace(" ", "\t")]
    changed += [text + "\n", text + ".", text + "\x00", text.replace("_", " "), text.replace("_", "-")]
    changed += [text[:i] + "é" + text[i:], "", "0", text + " zzz", "zzz " + text, "x" * 5000, text + "²"]
    return [wrong for wrong in changed if wrong != text]


def doubled(text: str) -> list[str]:
    """Texts with a word too many or too few: some are options of their own."""
    words = text.split(" ")
    return [text + " " + text, " ".join([*words, words[-1]]), " ".join(words[:-1]), " ".join(reversed(words))]


def texts_are_strict(game: Game, g: Position, rng: random.Random) -> None:
    option = rng.choice(g.options)
    for wrong in misspelt(option.text, rng):
        with pytest.raises(BadOption) as refused:
            game.grammar_of(g).parse(wrong)
        is_sentence(str(refused.value))
    for other in doubled(option.text):
        try:
            assert game.grammar_of(g).parse(other).text == other
        except BadOption as refusal:
            is_sentence(str(refusal))


def is_sentence(text: str) -> None:
    assert text
    assert text[-1] in ".?"
    assert text.isprintable(), f"{text!r} is not on one line"
    assert text[0] == text[0].upper()
    assert len(text) < 600, f"{len(text)} characters are no sentence"


def wrong_answers_are_refused(table: Table, rng: random.Random, elsewhere: list[str]) -> None:
    """`elsewhere` are texts of options that were offered at some other time."""
    g = table.position
    before, heard, seat, number = digest(g), len(table.log), rng.choice(g.deciders()), g.number
    offered = {option.text for option in g.offers(seat)}
    text = rng.choice(sorted(offered))
    tried = [
        (seat, number, wrong) for wrong in (*misspelt(text, rng), *doubled(text), *elsewhere) if wrong not in offered
    ]
    tried += [(seat, number + 1, text), (seat, -1, text), (seat, number - 1 - len(g.picks), text)]
    tried += [(other, number, text) for other in range(-2, g.seats + 2) if other not in g.deciders()]
    for answer in tried:
        with pytest.raises(Refused) as refused:
            table.answer(*answer)
        is_sentence(str(refused.value))
    assert digest(table.position) == before
    assert len(table.log) == heard


def encoded(game: Game, g: Position, seat: int) -> list[bytes]:
    """Every byte about the position that goes to a seat."""
    sent: list[object] = [game.view(g, seat), game.sheet(g, seat), g.deciders(), g.number, game.heading(g)]
    if seat >= 0:
        sent.append(game.reasons(g, seat))
    if seat in g.deciders():
        sent.append(game.prompt(g, seat))
        for option in g.offers(seat):
            sent += [option.text, game.say_option(g, option), game.touches(g, option), game.gain(g, option)]
    return [msgspec.json.encode(part) for part in sent]


def redeals_look_the_same(game: Game, g: Position, rng: random.Random, plies: int = 0) -> None:
    before = digest(g)
    for seat in range(-1, g.seats):
        other = game.redeal(g, seat, random.Random(rng.randrange(1 << 30)))
        assert encoded(game, other, seat) == encoded(game, g, seat), f"seat {seat} can tell them apart"
        assert game.conserved(other) == game.conserved(g)
        if plies and seat in g.deciders():
            play_on(other, rng.randrange(1 << 30), plies)
    assert digest(g) == before, "re-dealing changed the position"


def view_stands_alone(game: Game, g: Position, rng: random.Random) -> None:
    """It does not depend on who deals or listens, and a later move does not reach it."""
    for seat in range(-1, g.seats):
        twin = g.copy()
        seen = game.view(twin, seat)
        text = msgspec.json.encode(seen)
        twin.dealer, twin.ears = Seeded(1), []
        assert msgspec.json.encode(game.view(twin, seat)) == text
        play_on(twin, rng.randrange(1 << 30), 3)
        assert msgspec.json.encode(seen) == text, "a move reached a view that was made before it"
        assert msgspec.json.decode(text, type=type(seen)) == seen


def log_is_masked(log: list[Entry], game: Game, g: Position) -> None:
    for seat in range(-1, g.seats):
        for entry in visible(log, seat):
            if isinstance(entry, Picked):
                assert (entry.option == HIDDEN) == (entry.secret and entry.seat != seat)
            elif isinstance(entry, Dealt):
                assert entry.shown == (entry.to in (EVERYBODY, seat) or entry.count == 0)
                if entry.kind == "draw":
                    is_said(game.say_draw(g, entry.pile, entry.answer, entry.shown))
            elif isinstance(entry, Told):
                assert entry.to in (EVERYBODY, seat)


def frames_are_plain(game: Game, g: Position) -> None:
    known = game.frames()
    for frame in g.stack:
        kind = type(frame)
        assert known.get(kind.__name__) is kind, f"{kind.__name__} cannot be loaded again"
        assert callable(getattr(frame, frame.at))
        for value in frame.values():
            assert is_plain(value), f"{kind.__name__} holds {value!r}"


def is_plain(value: object) -> bool:
    if type(value) is tuple:
        return all(is_plain(v) for v in value)
    return type(value) in (int, str, bool)


def data_is_complete(g: Position) -> None:
    assert attributes(g) - attributes(Position(g.seats)) == {*g.DATA, *g.DERIVED}


def attributes(g: Position) -> set[str]:
    """The names of what an object holds: compiled classes and slots have a descriptor for each, others a dictionary."""
    kind = type(g)
    slots = (GetSetDescriptorType, MemberDescriptorType)
    described = {name for name in dir(kind) if isinstance(getattr(kind, name), slots)}
    return {name for name in described if not name.startswith("__")} | set(getattr(g, "__dict__", {}))


def is_said(say: Say) -> None:
    assert isinstance(say, Say)
    assert say.key
    assert say.text
    assert "{" not in say.text
    assert say.text.isprintable()


def words_are_said(game: Game, g: Position, heard: list[Entry]) -> None:
    for seat in g.deciders():
        is_said(game.prompt(g, seat))
        said: dict[str, Option] = {}
        for option in g.offers(seat):
            say = game.say_option(g, option)
            is_said(say)
            assert say.text not in said, f"{option} and {said[say.text]} read the same"
            said[say.text] = option
            assert all(game.touches(g, option))
            assert game.gain(g, option).isprintable()
    for seat in range(g.seats):
        for thing, why in game.reasons(g, seat).items():
            assert thing
            is_said(why)
            assert why.text[-1] == "."
    for entry in heard:
        if isinstance(entry, Told) and (event := game.say_event(g, entry)) is not None:
            is_said(event)
