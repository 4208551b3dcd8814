"""An answer counts once, in its place, or is refused with a code and a sentence; undo takes it back."""

from __future__ import annotations

import pytest

from tests.server.client import Http, Message, Player
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def hot_seat(server: Running, http: Http, game: str = "alien_frontiers") -> Player:
    opened = await http.open("here", "here", game=game)
    return await Player(server.base, opened["table"]["id"], [k["token"] for k in opened["keys"]]).connect()


def turn(player: Player) -> tuple[int, Message]:
    seat = player.my_turn()
    assert seat is not None
    return seat, player.states[seat]


async def test_an_answer_sent_twice_counts_once(server: Running, http: Http) -> None:
    player = await hot_seat(server, http)
    seat, state = turn(player)
    option = state["options"][0]["text"]
    await player.answer(seat, state["number"], option)
    await player.until(lambda: player.states[seat]["number"] == 1)
    await player.answer(seat, state["number"], option)
    assert player.acks == [(seat, 0), (seat, 0)]
    info = await http.get(f"/api/tables/{player.table['id']}")
    assert info["number"] == 1
    await player.close()


async def test_many_copies_of_one_answer_at_once_count_once(server: Running, http: Http) -> None:
    player = await hot_seat(server, http)
    seat, state = turn(player)
    message = {"t": "answer", "seat": seat, "number": state["number"], "option": state["options"][0]["text"]}
    for _ in range(20):
        await player.send(message)
    await player.until(lambda: len(player.acks) == 20)
    assert (await http.get(f"/api/tables/{player.table['id']}"))["number"] == 1
    await player.close()


async def test_every_refusal(server: Running, http: Http) -> None:
    player = await hot_seat(server, http)
    seat, state = turn(player)
    other = 1 - seat
    number, option = state["number"], state["options"][0]["text"]

    def answer(**change: object) -> Message:
        return {"t": "answer", "seat": seat, "number": number, "option": option, **change}

    expected = [
        (answer(number=number + 1), "stale"),
        (answer(number=-5), "stale"),
        (answer(seat=other), "not_your_turn"),
        (answer(seat=7), "not_your_seat"),
        (answer(seat=-1), "not_your_seat"),
        (answer(option="dance"), "bad_option"),
        (answer(option=""), "bad_option"),
        (answer(option=option + " "), "bad_option"),
        (answer(option="forgo"), "not_offered"),
        ({"t": "undo", "seat": seat}, "nothing_to_undo"),
        ({"t": "undo", "seat": seat, "all": True}, "nothing_to_undo"),
        ({"t": "chat", "text": "x", "seat": 9}, "not_your_seat"),
        ({"t": "sit_in", "seat": 9, "level": "random"}, "not_your_seat"),
        ({"t": "auto", "seat": 9, "on": True}, "not_your_seat"),
        ({"t": "nonsense"}, "bad_message"),
        ({"t": "answer"}, "bad_message"),
        ({}, "bad_message"),
        (answer(number="1"), "bad_message"),
        (answer(number=1e400), "bad_message"),
    ]
    for message, code in expected:
        refused = await player.refusal(message)
        assert refused["code"] == code, (message, refused)
        assert refused["text"][0].isupper() or refused["text"][0] == "'", refused
        assert refused["text"][-1] in ".?", refused
    assert (await http.get(f"/api/tables/{player.table['id']}"))["number"] == 0
    await player.answer(seat, number, option)
    await player.close()


async def test_an_answer_after_the_end_is_refused(server: Running, http: Http) -> None:
    player = await hot_seat(server, http, "skirmish")
    await player.play(lambda options: options[-1], 2000)
    assert player.over
    refused = await player.refusal({"t": "answer", "seat": 0, "number": player.state["number"], "option": "stop"})
    assert refused["code"] == "over"
    await player.close()


async def test_join_comes_first_and_wrong_keys_are_named(server: Running, http: Http) -> None:
    opened = await http.open("here", "random")
    player = await Player(server.base, opened["table"]["id"], ["wrong"]).connect(join=False)
    assert (await player.refusal({"t": "undo", "seat": 0}))["code"] == "bad_message"
    await player.join()
    await player.until(lambda: len(player.refused) == 2)
    assert player.refused[1]["code"] == "wrong_key"
    assert player.holds == []
    await player.close()


async def test_an_unknown_table_is_refused(server: Running) -> None:
    player = await Player(server.base, "nowhere").connect(join=False)
    await player.until(lambda: bool(player.refused))
    assert player.refused[0]["code"] == "no_table"
    await player.close()


async def test_picks_in_secret_cross_on_the_way(server: Running, http: Http) -> None:
    """Two seats that bid at once may both name the number at which they were asked."""
    player = await hot_seat(server, http, "skirmish")
    while len(player.states[0]["deciders"]) < 2:
        await player.play(lambda options: options[-1], 1)
    number = player.states[0]["number"]
    bids = {seat: player.states[seat]["options"][0]["text"] for seat in (0, 1)}
    for seat in (1, 0):
        message = {"t": "answer", "seat": seat, "number": number, "option": bids[seat]}
        acks = len(player.acks)
        await player.send(message)
        await player.send(message)
        await player.until(lambda a=acks: len(player.acks) == a + 2)  # type: ignore[misc]
    await player.until(lambda: player.states[0]["number"] >= number + 2)
    assert player.refused == []
    await player.close()


async def test_undo_goes_back_to_the_last_news(server: Running, http: Http) -> None:
    player = await hot_seat(server, http)
    seat = turn(player)[0]
    before, log = dict(player.states), [*player.logs[seat]]
    taken = 0
    while True:
        await player.play(lambda options: next((o for o in options if o["text"] != "end_turn"), options[0]), 1)
        if not player.states[seat]["can_undo"]:
            break
        taken += 1
        if taken == 2:
            break
    assert taken == 2
    await player.send({"t": "undo", "seat": seat})
    await player.until(lambda: player.states[seat]["number"] == 1)
    await player.send({"t": "undo", "seat": seat, "all": True})
    await player.until(lambda: player.states[seat]["number"] == 0)
    assert player.states[seat] == before[seat]
    await player.until(lambda: player.logs[seat] == log)
    assert (await player.refusal({"t": "undo", "seat": seat}))["code"] == "nothing_to_undo"
    await player.close()


async def test_seats_that_can_only_pass_are_passed_for(server: Running, http: Http) -> None:
    """Design law 8: nobody is asked to pass by hand where there is nothing else to do."""
    player = await hot_seat(server, http, "skirmish")
    seen: list[int] = []
    while not player.over:
        await player.until(lambda: player.over or player.my_turn() is not None)
        seat = player.my_turn()
        if seat is None:
            break
        state = player.states[seat]
        texts = [o["text"] for o in state["options"]]
        if texts == ["pass"]:
            seen.append(state["number"])
            await player.until(lambda s=seat, n=state["number"]: player.states[s]["number"] > n)  # type: ignore[misc]
        else:
            await player.play(lambda options: options[0], 1)
        if len(seen) >= 3:
            break
    assert len(seen) >= 3
    assert not {number for _, number in player.acks} & set(seen)
    await player.close()


async def test_auto_passes_where_a_seat_could_respond(server: Running, http: Http) -> None:
    player = await hot_seat(server, http, "skirmish")
    for seat in (0, 1):
        await player.send({"t": "auto", "seat": seat, "on": True})
    passed = 0
    while not player.over and passed < 2:
        await player.until(lambda: player.over or player.my_turn() is not None)
        seat_now = player.my_turn()
        if seat_now is None:
            break
        state = player.states[seat_now]
        texts = [o["text"] for o in state["options"]]
        if "pass" in texts:
            passed += len(texts) > 1
            await player.until(lambda s=seat_now, n=state["number"]: player.states[s]["number"] > n)  # type: ignore[misc]
        else:
            await player.play(lambda options: options[0], 1)
    assert passed or player.over
    await player.close()
