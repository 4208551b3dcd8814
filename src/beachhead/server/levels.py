"""Which bots sit at tables: those that answer in time, by their plain names."""

from __future__ import annotations

from beachhead.bots.registry import BOTS, find_bot
from beachhead.kernel.errors import BadSetup

LEVELS = {name: kind for name, kind in BOTS.items() if not kind.reference}


def level_named(name: str) -> str:
    """The level of that name.  A yardstick or a budget of one's own is for the arena: it could hold up a table.

    >>> level_named(" Greedy ")
    'greedy'
    """
    found = find_bot(name).name
    if found not in LEVELS:
        raise BadSetup(f"The bot '{found}' does not sit at tables; these do: {', '.join(LEVELS)}.")
    return found
