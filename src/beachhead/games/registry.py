"""The only list of the games."""

from __future__ import annotations

from beachhead.games.alien_frontiers.meta import GAME as ALIEN_FRONTIERS
from beachhead.games.attack_the_tower.meta import GAME as ATTACK_THE_TOWER
from beachhead.games.conquest.meta import GAME as CONQUEST
from beachhead.games.invaders.meta import GAME as INVADERS
from beachhead.kernel.errors import UnknownGame, quoted
from beachhead.kernel.game import Game
from beachhead.kernel.options import nearest

GAMES: dict[str, Game] = {game.key: game for game in (ALIEN_FRONTIERS, ATTACK_THE_TOWER, INVADERS, CONQUEST)}


def find(key: str) -> Game:
    """The game of that key or title; hyphens and capitals do not matter.

    >>> find("Alien-Frontiers").title
    'Alien Frontiers'
    """
    word = key.strip().lower().replace("-", "_").replace(" ", "_")
    for game in GAMES.values():
        if word == game.title.lower().replace(" ", "_"):
            return game
    if word not in GAMES:
        known = ", ".join(GAMES)
        raise UnknownGame(f"There is no game {quoted(key)}{nearest(word, tuple(GAMES))} Known: {known}.")
    return GAMES[word]
