"""The verbs of Invaders.  Cards come from packs, so each pack has its own set of options."""

from __future__ import annotations

from beachhead.games.invaders.names import SLOT_WORDS, STRATEGY_WORDS, ZONE_WORDS
from beachhead.kernel.options import Grammar, Option


class Moves:
    """Every option of a game played with a pack of these cards."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.grammar = Grammar()
        verb = self.grammar.verb
        self.play = verb("play", cards)
        self.zone = verb("zone", ZONE_WORDS)
        self.make_room = verb("make_room", SLOT_WORDS)
        self.pay = verb("pay", cards)
        self.use = verb("use", SLOT_WORDS)
        self.sacrifice = verb("sacrifice", SLOT_WORDS)
        self.ops = verb("ops", SLOT_WORDS)
        self.strategy = verb("strategy", STRATEGY_WORDS)
        self.plot = verb("plot", ("draw", "discount"))
        self.end = verb("end_turn")()
        self.target = verb("target", SLOT_WORDS)
        self.discard = verb("discard", cards)
        self.retrieve = verb("retrieve", cards)
        self.cancel = verb("cancel", cards)
        self.prevent = verb("prevent", cards)
        self.prevent_by = verb("prevent_by", SLOT_WORDS)
        self.seed = verb("seed", SLOT_WORDS)
        self.pass_ = verb("pass")()
        self.only_pass = [self.pass_]
        self.limit = verb("limit", tuple(str(n) for n in range(11)))
        self.leave_out = verb("leave_out", cards)
        self.take_in = verb("take_in", cards)
        # The options of every turn, made once and listed by reference.
        self.plays = [self.play(card) for card in range(len(cards))]
        self.pays = [self.pay(card) for card in range(len(cards))]
        self.uses = [self.use(place) for place in range(len(SLOT_WORDS))]
        self.sacrifices = [self.sacrifice(place) for place in range(len(SLOT_WORDS))]
        self.strategies = [self.strategy(strategy) for strategy in range(len(STRATEGY_WORDS))]
        self.strategy_lists: dict[tuple[int, int, bool], list[Option]] = {}
        self.ops_moves = [self.ops(place) for place in range(len(SLOT_WORDS))]
        self.seeds = [self.seed(place) for place in range(len(SLOT_WORDS))]
        self.targets = [self.target(place) for place in range(len(SLOT_WORDS))]
        self.plots = [self.plot(0), self.plot(1)]
        zones = [self.zone(zone) for zone in range(len(ZONE_WORDS))]
        self.zones = [[zones[zone] for zone in range(len(zones)) if mask >> zone & 1] for mask in range(8)]  # by bits
