"""The command `beachhead`.  Each command imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from beachhead import __version__
from beachhead.kernel.errors import BadRecord, BadSave, BadSetup, Refused
from beachhead.kernel.game import Game, Settings

app = App(
    name="beachhead",
    version=__version__,
    help_format="markdown",
    suppress_keyboard_interrupt=False,
    help="""The digital table for alien-invasion board games.

    A first game in the terminal, against two bots:

        beachhead play alien_frontiers --seats human,greedy,random

    `beachhead COMMAND --help` teaches each command with examples.
    """,
)

Set = Annotated[list[str] | None, Parameter(name="--set", negative="")]
Json = Annotated[bool, Parameter(name="--json", negative="")]


@app.command
def games(*, json: Json = False) -> None:
    """List the games, with their seats, settings and what those change.

    For example:

        beachhead games
        beachhead games --json

    Parameters
    ----------
    json
        Print it for a program to read.
    """
    from beachhead.terminal.catalogue import catalogue_json, show_catalogue

    if json:
        print(catalogue_json())
    else:
        show_catalogue()


@app.command
def play(
    game: str | None = None,
    *,
    seats: str | None = None,
    set: Set = None,
    seed: str | None = None,
    resume: Path | None = None,
    record: Path | None = None,
) -> None:
    """Play in the terminal: you against bots, several people in turn, or bots that you watch.

    Type an option's number, or `help` at any time. Ctrl-C offers to save.

    For example:

        beachhead play alien_frontiers
        beachhead play alien_frontiers --seats human,human,greedy,random --set long_game=yes
        beachhead play alien_frontiers --seats greedy,random --record watched.txt
        beachhead play invaders --set pack=my_cards.toml
        beachhead play --resume alien_frontiers.save.json

    Parameters
    ----------
    game
        Which game; `beachhead games` lists them. Not needed with --resume.
    seats
        Who sits where, in the order of play: `human` or a bot for each seat. Bots: easy,
        normal, hard, expert, greedy, random and more.
        Without it you take the first seat and greedy the others.
    set
        A setting and its value, like long_game=yes; may be given several times.
    seed
        Settles dice and cards: the same seed and the same answers give the same game.
    resume
        Go on with a game saved here.
    record
        When the game is over, write its moves here, for `beachhead replay` and `beachhead verify`.
    """
    from beachhead.games.registry import find
    from beachhead.kernel.table import Table
    from beachhead.terminal.ink import make_console
    from beachhead.terminal.players import alone, parse_players
    from beachhead.terminal.saves import dealer_of, put_file, record_of, unpack
    from beachhead.terminal.sitting import Sitting
    from beachhead.terminal.verbs import new_file

    if record is not None:
        new_file(record)
    if resume is not None:
        table, save = unpack(read(resume, BadSave), find(game) if game else None)
        sitting = Sitting(make_console(), table, save.players, save.seed, resume)
    else:
        if game is None:
            raise BadSetup("Say which game: 'beachhead games' lists them.")
        rules = find(game)
        players = parse_players(seats) if seats else alone(rules)
        seed = secrets.token_hex(8) if seed is None else seed
        table = Table(rules, len(players), with_pack(rules, settings(set)), dealer_of(seed))
        sitting = Sitting(make_console(), table, players, seed)
    if sitting.run() and record is not None:
        put_file(record, record_of(sitting.table, sitting.players, sitting.seed).text().encode())
        print(f"The record is in '{record}'.")


@app.command
def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: str = "0",
    bots: str = "random",
    set: Set = None,
    rotate: Annotated[bool, Parameter(negative="")] = False,
    processes: int = 0,
    json: Json = False,
) -> None:
    """Play many games between bots on all cores, and count.

    The same seed gives the same games, on any number of processes.

    For example:

        beachhead simulate alien_frontiers --seats 4 --games 200
        beachhead simulate alien_frontiers --seats 4 --bots greedy,random --rotate --games 40 --seed 7
        beachhead simulate alien_frontiers --seats 2 --games 100 --json

    Parameters
    ----------
    game
        Which game; `beachhead games` lists them.
    seats
        How many seats; otherwise as many as bots are named, or the game's usual number.
    games
        How many games.
    seed
        Game i is played with the seed SEED/i.
    bots
        A bot for each seat; the last one also takes the seats that are left.
    set
        A setting and its value, like long_game=yes; may be given several times.
    rotate
        Everybody moves on by one seat from game to game.
    processes
        How many processes share the work; 0 for one on each core.
    json
        Print the figures for a program to read.
    """
    from beachhead.games.registry import find
    from beachhead.lab.figures import run_simulation
    from beachhead.lab.simulate import plan

    wanted = plan(find(game), seats, bots.split(","), games, seed, settings(set), rotate)
    if processes < 0:
        raise BadSetup(f"The number of processes is 1 or more, or 0 for all cores, not {processes}.")
    run_simulation(wanted, processes, json)


@app.command
def arena(
    game: str,
    *,
    bots: str,
    blocks: int = 50,
    seats: int | None = None,
    set: Set = None,
    seed: str = "0",
    jobs: int = 0,
    json: Json = False,
    resume: Path | None = None,
    report: Path | None = None,
    controls: bool = True,
) -> None:
    """Measure bots against each other in balanced blocks: the same deals, from every seat in turn.

    Every bot meets every other one; at more than two seats one of the first against a field of the second. Each bot
    against itself and against random are played along as controls.

    For example:

        beachhead arena alien_frontiers --bots greedy,random --blocks 20
        beachhead arena alien_frontiers --bots greedy,random --seats 4 --blocks 10 --json
        beachhead arena invaders --bots rollouts@0.2s,greedy --blocks 100 --resume games.jsonl --report table.html

    Parameters
    ----------
    game
        Which game; `beachhead games` lists them.
    bots
        The bots, with commas between; some take a budget, like rollouts@0.2s (seconds) or rollouts@500 (iterations);
        the levels take how many times they think, like expert@10x.
    blocks
        How many blocks each pair plays; a block has as many games as there are sides.
    seats
        How many seats; otherwise the game's usual number.
    set
        A setting and its value, like long_game=yes; may be given several times.
    seed
        Block i deals with the seed SEED/i.
    jobs
        How many processes share the work; 0 for one on each core.
    json
        Print the figures for a program to read.
    resume
        Keep every finished game here, a line each; with a file from before, only what is missing is played.
    report
        Write a page with charts here.
    controls
        Whether the mirror and the sanity control are played as well.
    """
    from beachhead.games.registry import find
    from beachhead.lab.arena import arena as tournament
    from beachhead.lab.arena_screen import show_arena

    rules = find(game)
    plan = tournament(rules, bots.split(","), blocks, seats, with_pack(rules, settings(set)), seed, controls)
    if jobs < 0:
        raise BadSetup(f"The number of jobs is 1 or more, or 0 for all cores, not {jobs}.")
    show_arena(plan, jobs, resume, json, report)


@app.command
def replay(file: Path, *, to: int | None = None, seat: int = 0) -> None:
    """Tell a recorded or saved game again, and show the table where it stops.

    For example:

        beachhead replay watched.txt
        beachhead replay watched.txt --to 40
        beachhead replay alien_frontiers.save.json --seat 1

    Parameters
    ----------
    file
        A record, or a saved game.
    to
        Stop after this many answers, those of chance included.
    seat
        See it as this seat did, 1 for the first; 0 for a spectator.
    """
    from beachhead.terminal.ink import make_console
    from beachhead.terminal.replays import show_replay

    show_replay(make_console(), read(file, BadRecord), to, seat - 1)


@app.command
def verify(file: Path) -> None:
    """Prove a record: every answer is legal, every digest and the result are right, and the dice were fair.

    For example:

        beachhead verify watched.txt

    Parameters
    ----------
    file
        A record, or a saved game.
    """
    from beachhead.terminal.replays import show_proof

    show_proof(read(file, BadRecord))


@app.command
def perft(game: str, *, position: str | None = None, depth: int = 1, divide: bool = False, json: Json = False) -> None:
    """Count the ways to answer the next decisions of a named position: a check on the rules.

    Chance always answers the same.

    For example:

        beachhead perft alien_frontiers
        beachhead perft alien_frontiers --position raid --depth 3
        beachhead perft alien_frontiers --position pairs --depth 2 --divide

    Parameters
    ----------
    game
        Which game; `beachhead games` lists them.
    position
        The position's name; without one, they are listed.
    depth
        How many decisions deep.
    divide
        Give the count for each first option.
    json
        Print it for a program to read.
    """
    from beachhead.games.registry import find
    from beachhead.terminal.counting import show_perft

    show_perft(find(game), position, depth, divide, json)


app.command(
    "beachhead.server.command:serve", name="serve", help="Serve tables to browsers: lobby, bots, friends, replays."
)


app.command("beachhead.lab.train_command:train", name="train")


pack = App(name="pack", help="Card packs of your own: docs/packs.md says how to write one.")
app.command(pack)


@pack.command(name="check")
def pack_check(file: Path, *, game: str = "invaders") -> None:
    """Read a card pack and explain every mistake in it with its line.

    For example:

        beachhead pack check my_cards.toml

    Parameters
    ----------
    file
        The pack: a TOML or JSON file.
    game
        The game that it is for.
    """
    from beachhead.games.registry import find

    print(find(game).describe_pack(file))


def settings(pairs: Sequence[str] | None) -> Settings:
    """The settings of '--set key=value'.

    >>> settings(["long_game=yes"])
    {'long_game': 'yes'}
    """
    made: Settings = {}
    for pair in pairs or ():
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadSetup(f"A setting is written like long_game=yes, not '{pair}'.")
        made[key.strip().replace("-", "_")] = value.strip()
    return made


def with_pack(rules: Game, chosen: Settings) -> Settings:
    """The settings with a card pack that was given as a file taken up under its name."""
    path = chosen.get("pack", "")
    if path.endswith((".toml", ".json")):
        return {**chosen, "pack": rules.read_pack(Path(path))}
    return chosen


def read(path: Path, wrong_kind: type[Refused]) -> bytes:
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise wrong_kind(f"'{path}' cannot be read: {wrong.strerror}.") from wrong


def main(argv: Sequence[str] | None = None) -> None:
    """Runs a command; whatever a person got wrong ends as one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app(argv, exit_on_error=False, print_error=False, result_action="return_value")
    except (Refused, CycloptsError) as wrong:
        print(str(wrong).strip(), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


if __name__ == "__main__":
    main()
