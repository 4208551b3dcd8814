"""What an army is made of: rows of bases and abilities, their effects as figures that the rules ask for."""

from __future__ import annotations

from typing import Final

# What an ability does at once when it is played; the others only lie open.
NOTHING: Final = 0
FILL_TERRITORY: Final = 1  # fill the bases of its kind in one own territory
BEAM_UP: Final = 2  # destroy all troops of one base
RAMPAGE: Final = 3  # sacrifice some of its kind, then destroy bases
ANOINT: Final = 4  # one own troop becomes a ninja
RAISE_ONE: Final = 5  # one troop on each own base of its kind
RAISE_AROUND: Final = 6  # fill the graves of the territories where its kind stands

SEED: Final = "seed"
PUBLIC: Final = "public"
OURS: Final = "ours"


class Base:
    """A base card: what it is called, and the troops that it recruits."""

    def __init__(self, title: str, troop: str, troops: str, source: str) -> None:
        self.title = title
        self.troop = troop
        self.troops = troops
        self.source = source  # where the base's own name comes from


class Ability:
    """An ability card: its text, and its effect as figures.  What a figure means stands beside it."""

    def __init__(
        self,
        title: str,
        text: str,
        rule: str,
        source: str,
        *,
        sets: int = 0,
        initiative: int = 0,
        hushes: bool = False,
        copies_strongest: bool = False,
        adds_weakest: bool = False,
        attacking: int = 0,
        defending: int = 0,
        own: int = 0,
        enemies: int = 0,
        faced: int = 0,
        saps_bases: bool = False,
        pierces: bool = False,
        fights: bool = False,
        scathes: tuple[int, ...] = (),
        hunts: bool = False,
        sacrificed: bool = False,
        spares: bool = False,
        razes: bool = False,
        walls: bool = False,
        raises_dead: bool = False,
        regrows: bool = False,
        draws_each: bool = False,
        deed: int = NOTHING,
        raised: tuple[int, ...] = (),
        power: int = 0,
        curbs: int = 0,
        draws: int = 0,
        damage: int = 0,
        returns: bool = False,
    ) -> None:
        self.title = title
        self.text = text
        self.rule = rule
        self.source = source
        # While it lies open.
        self.sets = sets  # the power its own kind takes
        self.initiative = initiative  # 1: its kind gains initiative, -1: loses it
        self.hushes = hushes  # enemies lose initiative
        self.copies_strongest = copies_strongest  # its kind takes the power of the strongest enemy troop
        self.adds_weakest = adds_weakest  # its kind adds the power of the weakest enemy troop
        self.attacking = attacking  # bonus of its kind when attacking
        self.defending = defending  # bonus of its kind when defending
        self.own = own  # bonus of all own troops
        self.enemies = enemies  # penalty of all enemy troops
        self.faced = faced  # penalty of enemy troops that battle its kind
        self.saps_bases = saps_bases  # enemy bases lose 1 for each of its kind in the battle
        self.pierces = pierces  # its kind may damage defended bases
        self.fights = fights  # its kind may damage troops
        self.scathes = scathes  # columns of enemy troops that each of its kind damages by 1 beside its blow
        self.hunts = hunts  # each of its kind that strikes destroys one enemy troop
        self.sacrificed = sacrificed  # its kind dies after battling
        self.spares = spares  # its kind spares the territory from sacrifice
        self.razes = razes  # bases without troops fall after a battle against its kind
        self.walls = walls  # the opponent cannot declare attacks
        # When the turn ends.
        self.raises_dead = raises_dead  # one of its kind for each enemy troop killed against them
        self.regrows = regrows  # one of its kind for each that was destroyed this turn
        self.draws_each = draws_each  # one card for each of its kind
        # At once.
        self.deed = deed
        self.raised = raised  # the kinds that the deed recruits
        # A special troop, while it is in play.
        self.power = power
        self.curbs = curbs  # taken off the opponent's card limit
        self.draws = draws  # more cards in each Renewal
        self.damage = damage  # more damage by every own troop
        self.returns = returns  # recruited again at the end of the turn it is defeated


class Army:
    """Five bases by kind; seven abilities: five of troops, the common one, the special one."""

    def __init__(self, title: str, tagline: str, special: str, bases: list[Base], abilities: list[Ability]) -> None:
        self.title = title
        self.tagline = tagline
        self.special = special  # what the special troops are called, more than one of them
        self.bases = bases
        self.abilities = abilities
