"""Our games as OpenSpiel has them: its own checks hold, and what a player cannot see stays unseen."""

from __future__ import annotations

import random
import sys

import pytest

from beachhead.bots.registry import make_bot
from beachhead.games.registry import GAMES
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position
from beachhead.kernel.save import digest
from beachhead.lab.play import play

WHY = "OpenSpiel is not installed: pip install 'beachhead[openspiel]'"


def test_without_openspiel_the_bot_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms.ismcts", None)
    with pytest.raises(BadSetup, match="needs OpenSpiel: pip install"):
        make_bot("openspiel-ismcts", "seed")


@pytest.fixture
def spiel():
    pytest.importorskip("pyspiel", reason=WHY)
    from beachhead.adapters import openspiel

    return openspiel


CASES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES.values()
    for seats in sorted({min(game.seats), game.default_seats, max(game.seats)})
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_openspiels_own_random_simulation(spiel, game: Game, seats: int):
    import pyspiel

    loaded = pyspiel.load_game(f"beachhead_{game.key}", {"players": seats})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def walk(state, seed: float, steps: int):
    """Plays at random, chance by its probabilities."""
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(spiel, game: Game):
    loaded = spiel.load(game.key, game.default_seats)
    rng = random.Random(3)
    differed = 0
    for steps in range(40, 160, 10):
        state = walk(loaded.new_initial_state(), steps, steps)
        while state.is_chance_node():
            state = walk(state, 1, 1)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        differed += digest(other.play.g) != digest(state.play.g)
    assert differed > 0 or game.open


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_looks_the_same_to_a_player_offers_the_same(spiel, game: Game):
    """A search files what it learns under the information state, whatever way led there."""
    state = spiel.load(game.key, game.default_seats).new_initial_state()
    rng = random.Random(4)
    for _ in range(12):
        state = walk(state, rng.random(), 15)
        offered: dict[str, list[int]] = {}
        for _ in range(60):
            twin = state.clone()
            for _ in range(6):
                if not twin.is_terminal() and not twin.is_chance_node():
                    looks = twin.information_state_string(twin.current_player())
                    assert offered.setdefault(looks, twin.legal_actions()) == twin.legal_actions()
                twin = walk(twin, rng.random(), 1)


def test_a_clone_goes_its_own_way(spiel):
    state = walk(spiel.load("alien_frontiers", 2).new_initial_state(), 5, 60)
    twin = state.clone()
    before = str(state), digest(state.play.g)
    walk(twin, 6, 40)
    assert (str(state), digest(state.play.g)) == before
    assert digest(twin.play.g) != before[1]


def test_chance_one_step_at_a_time_deals_what_the_rules_asked_for(spiel):
    """Several dice and cards become several chance nodes, and the pile runs down between them."""
    state = spiel.load("alien_frontiers", 3).new_initial_state()
    rng = random.Random(8)
    met = set()
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            chance = state.play.g.chance
            met.add(chance.kind)
            assert len(state.play.dealt) < chance.n
            if chance.kind == "draw":
                left = drawn_from(state.play.g, chance.pile, state.play.dealt)
                assert state.play.bag(chance.pile) == left if any(left) else any(state.play.bag(chance.pile))
        walk(state, rng.randrange(1 << 30), 1)
    assert met == {"roll", "draw"}


def drawn_from(g: Position, pile: str, cards: tuple[int, ...]) -> list[int]:
    bag = g.bag(pile)[:]
    for card in cards:
        bag[card] -= 1
    return bag


def test_a_game_by_openspiels_own_search(spiel):
    played = play(GAMES["invaders"], ("openspiel-ismcts@4", "random"), "spiel")
    assert sorted(played.places) == [1, 2]
    assert played == play(GAMES["invaders"], ("openspiel-ismcts@4", "random"), "spiel")
