"""What things are called: seats, places, cards and what cards do."""

from __future__ import annotations

from beachhead.games.conquest.cards.card import (
    ALL,
    D_CANCEL,
    D_DIE,
    D_ENLIST,
    D_FLEE,
    D_REINFORCE,
    DISCARDS,
    DO_WORDS,
    EITHER,
    HUMANS,
    RIVAL,
    W_CANCEL,
    W_DOOMED,
    Power,
)
from beachhead.games.conquest.names import SPACE_WORDS, SPACES_EACH, US
from beachhead.games.conquest.phrases import DEEDS
from beachhead.games.conquest.state import Invasion

COLOURS = ("Green", "Blue", "Red", "Gold", "Violet", "White")
RESISTANCE_NAME = "The Resistance"
SECTION_LETTERS = "abcdefghi"


def who(seat: int) -> str:
    return COLOURS[seat] if seat >= 0 else RESISTANCE_NAME


def card_name(g: Invasion, card: int) -> str:
    return g.pack.rows[card].name


def key_of(g: Invasion, card: int) -> str:
    return g.pack.rows[card].key


def section_name(g: Invasion, section: int) -> str:
    """Whose section it is; where two are alike, by its letter."""
    if section in g.layout.middles:
        which = f" {SECTION_LETTERS[section]}" if len(g.layout.middles) > 1 else ""
        return f"the objective section{which}"
    if section * SPACES_EACH not in g.layout.landing:
        return f"the free section {SECTION_LETTERS[section]}"
    return f"{who(g.layout.landing.index(section * SPACES_EACH))}'s section"


def space_name(g: Invasion, space: int) -> str:
    """A space by what lies there and its own sign.

    >>> from beachhead.games.conquest.cards.packs import core
    >>> from beachhead.games.conquest.layouts import LAYOUTS
    >>> space_name(Invasion(2, core(), LAYOUTS["2"]), 7)
    "Green's landing site (b0)"
    """
    word = SPACE_WORDS[space]
    if space in g.layout.landing:
        return f"{who(g.layout.landing.index(space))}'s landing site ({word})"
    card = g.location[space]
    if card < 0:
        return f"empty space {word}"
    ruins = "the ruins of " if g.demolished[space] else ""
    return f"{ruins}{card_name(g, card)} ({word})"


def alien_name(g: Invasion, ally: int) -> str:
    return "saucer" if ally < 0 else card_name(g, ally)


def side_name(g: Invasion, side: int) -> str:
    """A side of the fight in progress."""
    return who(g.fight_seat if side == US else g.fight_foe)


def count(n: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> count(1, "action point"), count(3, "action point")
    ('1 action point', '3 action points')
    """
    return f"{n} {one if n == 1 else many or one + 's'}"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def deed(power: Power) -> str:
    """What a power does, in a few words."""
    said: list[str] = []
    for effect in power.effects:
        key = DO_WORDS[effect.do]
        if effect.do == D_ENLIST and effect.where == DISCARDS:
            key = "enlist_discards"
        elif effect.do == D_CANCEL and power.when != W_CANCEL:
            key = "cancel_lasting"
        elif effect.do == D_DIE and power.when == W_DOOMED:
            key = "alien_die"
        lost = effect.who == RIVAL and DO_WORDS[effect.do] in ("points", "menace", "terror")
        n = f"{'−' if lost else '+'}{'D3' if effect.d3 else effect.n}" if effect.n >= 0 else signed(effect.n)
        text = DEEDS(key, n=n).text
        if lost:
            text = DEEDS("for_rival", deed=text).text
        elif effect.who == RIVAL and effect.do <= D_FLEE:
            text = DEEDS("for_other", deed=text).text
        elif effect.who == HUMANS and effect.do != D_REINFORCE:
            text = DEEDS("for_humans", deed=text).text
        elif effect.who == EITHER:
            text = DEEDS("for_either", deed=text).text
        elif effect.who == ALL and DO_WORDS[effect.do] in ("menace", "points", "discard", "draw"):
            text = DEEDS("for_all", deed=text).text
        if effect.roll:
            text = f"{text} (on {effect.roll} or more)"
        if text not in said:
            said.append(text)
    return "; ".join(said) or "it lasts"
