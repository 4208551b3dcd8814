"""A report of your own: how much sitting first is worth, game by game, when bots play at random.

python examples/own_report.py
"""

from __future__ import annotations

from beachhead.games.registry import GAMES
from beachhead.lab.simulate import plan, simulate

if __name__ == "__main__":
    for game in GAMES.values():
        for seats in game.seats:
            done = simulate(plan(game, seats, ["random"], games=50, seed="1"), processes=1)
            wins = ", ".join(f"{100 * won / done.games:.0f} %" for won in done.wins_by_seat)
            length = done.decisions // done.games
            print(f"{game.title} for {seats}: wins by seat {wins}; {length} decisions a game")
