"""Finds a game of Invaders for each way to win, by playing seeds in order, and writes its record.

    PYTHONPATH=src python -m tests.transcripts.make_invaders

The sides pick at random but lean towards one end; for some ends both must work together, as people rarely would.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.progress import track

from beachhead.games.invaders import ends
from beachhead.games.invaders.attack import attack_power, defence_power
from beachhead.games.invaders.meta import GAME
from beachhead.games.invaders.names import AFRICA, EURASIA, INVADER, MANKIND, PACIFIC_RIM, ZONES
from beachhead.games.invaders.queries import powers
from beachhead.games.invaders.state import War
from beachhead.kernel.dealers import Fair
from beachhead.kernel.options import Option
from beachhead.kernel.record import Record, write
from beachhead.kernel.table import Table

HOME = Path(__file__).parent / GAME.key
MOST_SEEDS = 3_000
LOSING_TIME = ("drain_the_indian_ocean", "atomise_the_moon", "heat_the_atmosphere", "alien_autopsies")

Lean = Callable[[War, Option], float]


def key_of(g: War, option: Option) -> str:
    return g.pack.rows[option.args[0]].key if option.args else ""


def anything(g: War, option: Option) -> float:
    return 1.0


def patient(g: War, option: Option) -> float:
    """Nobody gives time away, and Mankind lets the Invader work."""
    if option.verb == "plot" or (option.verb == "strategy" and option.text.split(" ")[1] in LOSING_TIME):
        return 0.0
    if option.verb == "end_turn":
        return 0.3 if g.seat == INVADER else 30.0
    if g.seat == MANKIND and option.verb in ("play", "cancel", "prevent", "prevent_by", "use", "sacrifice"):
        return 0.02
    return 1.0


def weaken(zones: tuple[int, ...]) -> Lean:
    """The Invader puts its tokens on these zones, and keeps the cards that do so for that."""
    keys = ("worldquake", "continental_burn", "terraform_engine", "spore_bearer")

    def lean(g: War, option: Option) -> float:
        if option.verb == "zone" and g.seat == INVADER:
            return 50.0 if option.args[0] in zones else 0.1
        if option.verb in ("play", "pay") and key_of(g, option) in keys:
            return 50.0 if option.verb == "play" else 0.01
        if option.verb == "use" and g.seat == INVADER:
            return 50.0
        if g.seat == MANKIND and option.verb == "play" and g.pack.cards[option.args[0]].lasts:
            return 30.0
        return patient(g, option)

    return lean


def engine(key: str, side: int) -> Lean:
    """One side hurries to play its token engine, and the other leaves it alone."""

    def lean(g: War, option: Option) -> float:
        if option.verb in ("play", "pay") and key_of(g, option) == key:
            return 1000.0 if option.verb == "play" else 0.001
        if g.seat != side and option.verb in ("cancel", "target"):
            return 0.01
        return patient(g, option)

    return lean


def spend_heroes(g: War, option: Option) -> float:
    if option.verb == "sacrifice" and g.seat == MANKIND:
        return 1000.0 if option.args[0] == g.hero else 0.1
    return patient(g, option)


def spend_invader(g: War, option: Option) -> float:
    """The Invader pays with its deck wherever it can, and Mankind drains it further."""
    if option.verb == "play":
        card = g.pack.cards[option.args[0]]
        return 40.0 if card.drain or card.key in ("hack_the_hive", "hive_recall") else 1.0
    if g.seat == MANKIND and option.verb == "end_turn":
        return 1.0
    return patient(g, option) if g.seat == INVADER else 1.0


def gaps(g: War) -> list[int]:
    strength = powers(g)
    return [attack_power(g, z, strength) - defence_power(g, z, strength) for z in range(ZONES)]


def both_at_once(g: War, option: Option) -> float:
    """Both decks are run down side by side, a card at a time, and the last cards burn together."""
    mine, left = g.deck_size(INVADER), g.deck_size(MANKIND)
    if option.verb in ("play", "pay", "discard") and key_of(g, option) == "scorched_sky":
        return 1e6 if option.verb == "play" and mine < 3 and left < 3 else 1e-9
    lead = gaps(g)
    drains = sum(gap for gap in lead if gap > 0)
    if g.seat == MANKIND:
        if option.verb == "play" and drains > 1 and g.pack.cards[option.args[0]].lasts:
            return 500.0
        if option.text == "strategy alien_autopsies":
            return 100.0 if left < mine else 0.0
        if option.verb == "zone":
            return 100.0 if lead[option.args[0]] > 0 else 0.1
        return patient(g, option)
    if option.verb == "play":
        card = g.pack.cards[option.args[0]]
        if card.lasts and drains < 1 and g.track <= 3:
            return 5.0
        burns = card.drain > 0 or card.key == "hive_recall"
        return 50.0 if burns and mine > left and card.key != "black_goo_sprayer" else 0.001
    if option.verb == "zone":
        after = lead[option.args[0]] + (2 if drains else 1)
        return 10.0 if after <= 1 else 0.1
    if option.verb in ("use", "seed"):
        return 0.01
    if option.verb == "end_turn":
        return 0.5 if drains < 1 and g.track <= 3 else 5.0
    return patient(g, option)


@dataclass(frozen=True)
class Way:
    """One way for a game to end, and how the sides lean to get there."""

    name: str
    lean: Lean
    rule: str

    @property
    def path(self) -> Path:
        return HOME / f"{self.name}.txt"


WAYS = (
    Way(ends.TRACK, anything, "IN 9.1.2"),
    Way(ends.INVADER_DECK, spend_invader, "IN 9.1.1"),
    Way(ends.BIO_WEAPON, engine("alluring_succubus", MANKIND), "IN 9.1.3"),
    Way(ends.MANKIND_DECK, patient, "IN 9.2.1"),
    Way(ends.EURASIA_LOST, weaken((EURASIA,)), "IN 9.2.2"),
    Way(ends.RIM_AND_AFRICA_LOST, weaken((PACIFIC_RIM, AFRICA)), "IN 9.2.3"),
    Way(ends.HEROES_LOST, spend_heroes, "IN 9.2.4"),
    Way(ends.BLACK_GOO, engine("black_goo_sprayer", INVADER), "IN 9.2.5"),
    Way(ends.MUTUAL_RUIN, both_at_once, "IN 9.3.1"),
)


class Players:
    """The sides of one seed: their picks, and fair dice of a secret that the record reveals."""

    def __init__(self, way: Way, seed: int) -> None:
        self.lean = way.lean
        self.random = random.Random(f"{way.name} {seed}")
        self.dealer = Fair(f"{way.name} {seed}".encode(), way.name)

    def pick(self, g: War) -> Option:
        if len(g.options) == 1:
            return g.options[0]
        weights = [self.lean(g, option) for option in g.options]
        return self.random.choices(g.options, weights)[0] if sum(weights) else g.options[-1]


def find(way: Way) -> int:
    """The first seed that ends that way."""
    for seed in range(MOST_SEEDS):
        players = Players(way, seed)
        g, frame = GAME.first(2, GAME.check(2, {}))
        assert isinstance(g, War)
        g.dealer = players.dealer
        g.start(frame)
        while g.options:
            g.apply(players.pick(g))
        if g.ended == way.name:
            return seed
    sys.exit(f"No {way.name} in {MOST_SEEDS} games.")


def transcript(way: Way, seed: int) -> Record:
    players = Players(way, seed)
    dealer = players.dealer
    table = Table(GAME, 2, {}, dealer)
    while not table.over:
        g = table.position
        assert isinstance(g, War)
        table.play(players.pick(g), g.seat)
    shown = {"commitment": dealer.commitment, "salts": dealer.salts, "secret": dealer.secret.hex()}
    return write(GAME, 2, table.settings, table.log, shown, every=1)


def main() -> None:
    HOME.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [way.name for way in WAYS]
    for way in track([way for way in WAYS if way.name in wanted], "Transcripts"):
        way.path.write_text(transcript(way, find(way)).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
