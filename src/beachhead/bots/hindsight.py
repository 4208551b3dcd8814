"""Looking back on a game: each seat's chance to win after every move, and what would have been better."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from beachhead.bots.advice import GLANCE, chances, weigh
from beachhead.bots.budget import Budget
from beachhead.kernel.game import Game
from beachhead.kernel.record import Record, Replay, is_answer
from beachhead.kernel.words import Say

TURNING = 0.10  # a change of somebody's chance that counts as a turning point
BETTER = 0.05  # what another option must have promised more
MOST_TURNS = 6
MOST_BETTER = 15


class Choice(msgspec.Struct, frozen=True):
    """A decision between several options: what was taken, what a search would have taken, from what the seat saw."""

    seat: int
    played: str
    played_chance: float
    best: str
    best_chance: float

    @property
    def missed(self) -> float:
        return self.best_chance - self.played_chance


class Look(msgspec.Struct, frozen=True):
    """The game after so many answers; `chances` is empty where chance is still to answer."""

    step: int
    turn: str
    chances: list[float]
    choice: Choice | None = None


class Found(msgspec.Struct, frozen=True):
    """Something about one step, in words."""

    step: int
    seat: int
    say: Say


def look_back(game: Game, record: Record, first: int, end: int, budget: Budget = GLANCE) -> list[Look]:
    """Looks at the steps from `first` to before `end`; a step is one answer of a seat or of chance."""
    replay = Replay(game, record)
    looks = [look(game, replay, 0, None)] if first == 0 else []
    lines = [line for line in record.lines if is_answer(line)]
    for step, line in enumerate(lines[: max(0, end - 1)], start=1):
        choice = weigh_choice(game, replay, line, budget) if step >= first else None
        replay.step(line)
        if step >= first:
            looks.append(look(game, replay, step, choice))
    return looks


def look(game: Game, replay: Replay, step: int, choice: Choice | None) -> Look:
    g = replay.position
    waiting = g.chance is not None
    return Look(step, game.heading(g), [] if waiting else chances(game, g), choice)


def weigh_choice(game: Game, replay: Replay, line: str, budget: Budget) -> Choice | None:
    """What was chosen beside what a search would have taken, by what the seat could see then."""
    word, _, text = line.partition(" ")
    g = replay.position
    seat = int(word) - 1 if word.isdigit() else -1
    offers = g.offers(seat) if seat >= 0 else []
    if len(offers) < 2:
        return None
    weighed = weigh(game, g, seat, f"{g.number}", budget)
    played = [w for w in weighed if w.option.text == text]
    if not played:
        return None
    best = weighed[0]
    said = game.say_option(g, played[0].option).text, game.say_option(g, best.option).text
    return Choice(seat, said[0], played[0].chance, said[1], best.chance)


def turning_points(game: Game, looks: list[Look]) -> list[Found]:
    """The greatest changes from one move to the next, whoever or whatever brought them."""
    known = [look for look in looks if look.chances]
    swings: list[tuple[float, Found]] = []
    for before, after in pairwise(known):
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda s: (round(abs(changes[s]), 6), changes[s]))
        change = abs(changes[seat])
        if change >= TURNING:
            was, now = before.chances[seat], after.chances[seat]
            who = game.colours[seat]
            text = f"The game turns: {who}'s chance goes from {percent(was)} to {percent(now)}."
            args: dict[str, str | int] = {"who": who, "was": percent(was), "now": percent(now)}
            swings.append((change, Found(after.step, seat, Say("hindsight.turn", text, args))))
    return [found for _, found in sorted(swings, key=lambda s: -s[0])[:MOST_TURNS]]


def better_options(game: Game, looks: list[Look]) -> list[Found]:
    """The decisions where most was missed."""
    missed = [(look.step, look.choice) for look in looks if look.choice and look.choice.missed >= BETTER]
    missed.sort(key=lambda m: -m[1].missed)
    found: list[Found] = []
    for step, choice in missed[:MOST_BETTER]:
        who, had, could = game.colours[choice.seat], percent(choice.played_chance), percent(choice.best_chance)
        text = f"{who}: {choice.played} ({had}). Better: {choice.best} ({could})."
        args: dict[str, str | int] = {
            "who": who,
            "played": choice.played,
            "best": choice.best,
            "had": had,
            "could": could,
        }
        found.append(Found(step, choice.seat, Say("hindsight.better", text, args)))
    return found


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
