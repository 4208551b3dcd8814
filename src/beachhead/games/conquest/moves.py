"""The verbs of Conquest of Planet Earth.  Cards come from packs, so each pack has its own set of options."""

from __future__ import annotations

from beachhead.games.conquest.layouts import Layout
from beachhead.games.conquest.names import COLOUR_WORDS, COMMAND_WORDS, SPACE_WORDS
from beachhead.kernel.options import Grammar, Option

MODES = ("first", "second", "third", "fourth")


class Moves:
    """Every option of a game played with a pack of these cards."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.grammar = Grammar()
        verb = self.grammar.verb
        # Set-up and command.
        self.race = verb("race", cards)
        self.command = verb("command", COMMAND_WORDS)
        self.roll_again = verb("roll_again")()
        self.keep_roll = verb("keep_roll")()
        # Action phase.
        self.move = verb("move", SPACE_WORDS, SPACE_WORDS)  # a saucer
        self.move_ally = verb("move_ally", cards, SPACE_WORDS)
        self.land = verb("land", SPACE_WORDS)
        self.land_ally = verb("land_ally", cards, SPACE_WORDS)
        self.buy = verb("buy_menace")()
        self.end = verb("to_battle")()
        self.factory = verb("factory", SPACE_WORDS)
        self.cash = verb("cash", SPACE_WORDS)  # a factory
        # Cards and powers; the mode is which of a card's powers.
        self.play = verb("play", cards, MODES)
        self.use = verb("use", cards, MODES)
        self.pass_ = verb("pass")()
        self.only_pass = [self.pass_]
        # Battle phase.
        self.battle = verb("battle", SPACE_WORDS)
        self.against = verb("against", cards)  # a counter
        self.against_aliens = verb("against_aliens", COLOUR_WORDS)
        self.against_location = verb("against_location")()
        self.press_on = verb("press_on")()
        self.escape = verb("escape", SPACE_WORDS)
        self.lose_saucer = verb("lose_saucer")()
        self.lose_ally = verb("lose_ally", cards)
        # Choices of effects.
        self.rival = verb("rival", COLOUR_WORDS)
        self.space = verb("space", SPACE_WORDS)
        self.card = verb("card", cards)
        self.card_of = verb("card_of", COLOUR_WORDS, cards)
        self.side = verb("side", ("aliens", "enemy"))
        self.stop = verb("enough")()
        # Draw phase.
        self.discard = verb("discard", cards)
        self.keep = verb("keep_all")()
        # The options of every turn, made once and listed by reference.
        self.plays = [[self.play(card, mode) for mode in range(len(MODES))] for card in range(len(cards))]
        self.uses = [[self.use(card, mode) for mode in range(len(MODES))] for card in range(len(cards))]
        self.lands = [self.land(space) for space in range(len(SPACE_WORDS))]
        self.discards = [self.discard(card) for card in range(len(cards))]
        self.commands = [[self.command(i) for i in range(len(COMMAND_WORDS)) if left >> i & 1] for left in range(64)]
        self.made: dict[str, list[list[Option]]] = {}

    def steps(self, layout: Layout) -> list[list[Option]]:
        """The moves of a saucer out of each space."""
        made = self.made.get(layout.key)
        if made is None:
            made = [[self.move(a, b) for b in layout.adjacent[a]] for a in range(layout.spaces)]
            self.made[layout.key] = made
        return made
