"""How a game ended, said to a person."""

from __future__ import annotations

from beachhead.games.conquest.names import COMPETITIVE, COOPERATIVE
from beachhead.games.conquest.naming import who
from beachhead.games.conquest.phrases import OUTCOMES
from beachhead.games.conquest.rules import MODE, TEAMS, team
from beachhead.games.conquest.scoring import CANNON, RECALLED, places, team_terror
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.words import Say

RULES = {COMPETITIVE: "CPE 13.1", COOPERATIVE: "CPE 14.7"}


def say_outcome(g: Invasion) -> Say:
    """Who has won, and by what."""
    mode = g.rules[MODE]
    if g.ended == CANNON:
        return OUTCOMES(CANNON, "CPE 14.7" if mode == COOPERATIVE else "CPE 19.5")
    first = [seat for seat, place in enumerate(places(g)) if place == 1]
    names = " and ".join([who(seat) for seat in first])
    n = team_terror(g, team(g, first[0]))
    if g.ended == RECALLED:
        return OUTCOMES(RECALLED, "CPE 13.4", who=names, n=n)
    rule = RULES.get(mode, "CPE 17.1")
    if mode == COOPERATIVE:
        return OUTCOMES("conquered_alone" if g.seats == 1 else "conquered_all", rule, who=names, n=n)
    teams = {team(g, seat) for seat in first}
    if len(teams) > 1:
        return OUTCOMES("conquered_shared", "CPE 13.3", who=names, n=n)
    return OUTCOMES("conquered_team" if g.seats > g.rules[TEAMS] else "conquered", rule, who=names, n=n)
