"""Heroes of the Resistance: one is always in play; a lost one is replaced sideways (IN 6)."""

from __future__ import annotations

from typing import Any

from beachhead.games.invaders.ends import HEROES_LOST
from beachhead.games.invaders.names import CHAINMAIL, INVADER, MANKIND, NO_SLOT, side_of, zone_of
from beachhead.games.invaders.queries import free_slot, free_zones
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Step
from beachhead.kernel.options import Option


class NextHero(Frame):
    """The next Hero enters any zone with a free slot: upright at set-up, sideways afterwards."""

    def __init__(self, sideways: bool = True, place: int = NO_SLOT, card: int = -1, stands: bool = False) -> None:
        self.sideways = sideways
        self.place = place  # of the Hero before, in case that no other slot is free (IN 6.3)
        self.card = card
        self.stands = stands

    def values(self) -> list[object]:
        return [self.sideways, self.place, self.card, self.stands]

    def resume(self, g: War, answer: Any) -> Step:
        if self.at == "drawn":
            return self.drawn(g, answer)
        if self.at == "placed":
            return self.placed(g, answer)
        return super().resume(g, answer)

    def begin(self, g: War) -> Step:
        if not any(g.heroes):
            return End(HEROES_LOST)
        return Draw("heroes", 1, "drawn")

    def drawn(self, g: War, cards: tuple[int, ...]) -> Step:
        self.card = cards[0]
        g.tell("hero_comes", MANKIND, self.card)
        zones = free_zones(g, MANKIND)
        if not zones:
            return self.stand(g, self.place)
        return Ask(MANKIND, g.pack.moves.zones[zones], "placed")

    def placed(self, g: War, pick: Option) -> Step:
        return self.stand(g, free_slot(g, MANKIND, pick.args[0]))

    def stand(self, g: War, place: int) -> Step:
        g.enter(place, self.card)
        self.stands = True
        g.hero = place
        g.sideways = self.sideways
        g.tell("hero_stands", MANKIND, self.card, zone_of(place))
        return Done()

    def held(self) -> bool:
        """Whether the Hero has left the deck and stands nowhere yet."""
        return self.card >= 0 and not self.stands


class Leave(Frame):
    """A card leaves play, destroyed or sacrificed: to its discards, or out of the game for a Hero (IN 3.7)."""

    def __init__(self, place: int, destroyed: bool) -> None:
        self.place = place
        self.destroyed = destroyed

    def values(self) -> list[object]:
        return [self.place, self.destroyed]

    def resume(self, g: War, answer: Any) -> Step:
        if self.at == "replaced":
            return Done()
        return super().resume(g, answer)

    def begin(self, g: War) -> Step:
        if g.card[self.place] < 0:
            return Done()
        if self.place == g.hero and self.destroyed and g.turn == INVADER and not g.spent >> CHAINMAIL & 1:
            moves = g.pack.moves
            return Ask(MANKIND, [moves.strategy(CHAINMAIL), moves.pass_], self.saved)
        return self.gone(g)

    def saved(self, g: War, pick: Option) -> Step:
        """IN 8.2: Project Chainmail saves the Hero from one card, whatever else that card destroys."""
        if pick.verb == "pass":
            return self.gone(g)
        g.spent |= 1 << CHAINMAIL
        g.tell("chainmail", MANKIND, g.card[g.hero])
        return Done()

    def gone(self, g: War) -> Step:
        side = side_of(self.place)
        was_hero = self.place == g.hero
        card = g.clear(self.place)
        g.tell("destroyed" if self.destroyed else "sacrificed", side, card)
        if not was_hero:
            g.pile[side].append(card)
            return Done()
        g.fallen.append(card)
        g.hero = NO_SLOT
        return Call(NextHero(True, self.place), "replaced")

    def replaced(self, g: War, _: object) -> Step:
        return Done()
