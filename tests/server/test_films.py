"""What leads from view to view: every beat, for every reader as that reader may see it."""

import random

import pytest

from server.tables import Made, serving, two_seats
from zareba.engine import Play, Setting, find_game, stills
from zareba.server.views.films import MOST_CHOICES, Films

pytestmark = pytest.mark.anyio


def patched(base, beats):
    """The table at every beat, as a client puts it together."""
    state, shown = dict(base), []
    for beat in beats:
        state = state | beat["state"]
        shown.append(state)
    return shown


async def test_a_choice_is_told_beat_by_beat_up_to_its_view(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats, film=True) as ann:
            await ann.question()
            rng, told = random.Random(3), 0
            for _ in range(40):
                before, known = ann.view, len(ann.lines)
                if before["ending"]:
                    break
                await ann.choose(rng.choice(before["question"]["options"])["choice"])
                await ann.settle()
                film, view = ann.view["film"], ann.view
                if film is None:
                    assert len(ann.lines) == known
                    continue
                assert film["since"] == before["at"]
                assert {beat["by"] for beat in film["beats"]} == {0}
                logs = [beat["log"] for beat in film["beats"]]
                assert logs == sorted(logs)
                assert logs[-1] == len(ann.lines)
                play = (await server.house.get(table.id)).ledger.play
                last = patched(before["state"], film["beats"])[-1]
                if found := stills(play, view["at"]):
                    assert logs[0] > known
                    assert last == found[-1].state.seen_by(0)
                else:  # nothing was said, but something has moved
                    assert [beat["pause"] for beat in film["beats"]] == ["others"]
                    assert last == view["state"] != before["state"]
                told += len(film["beats"])
            assert told > 10


async def test_who_does_not_ask_gets_no_film(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(12)
            assert all(m["film"] is None for m in ann.seen if m["type"] == "view")


async def test_after_a_broken_line_the_film_goes_on_where_it_stopped(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats, film=True) as ann:
            await ann.play(4)
            await ann.settle()
            seen, lines = ann.view, len(ann.lines)
        async with server.socket(table.id, *table.seats) as other:
            await other.play(3)
        hello = {"seq": seen["seq"], "log": lines, "at": seen["at"], "film": True}
        async with server.socket(table.id, *table.seats, **hello) as ann:
            view = await ann.next_view()
            assert view["at"] == seen["at"] + 3
            assert view["film"]["since"] == seen["at"]
            assert {beat["at"] for beat in view["film"]["beats"]} <= set(
                range(seen["at"] + 1, view["at"] + 1)
            )


async def test_what_was_taken_back_is_no_film(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats, film=True) as both:
            await both.question()
            await both.choose()
            await both.settle()
            at = both.view["at"]
            await both.ask(type="undo", seat=0, at=at)
            await both.settle()
            assert both.view["at"] < at
            assert both.view["film"] is None


async def test_a_moment_is_retold_from_the_beginning_of_its_choice(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(25)
            moments = {line["at"] for line in ann.lines}
            at = max(moments)
            await ann.ask(type="look", at=at, film=True)
            view = await ann.next_view(at=at, live=False)
            film = view["film"]
            assert film["since"] is None
            assert set(film["beats"][0]["state"]) == set(view["state"])
            assert film["beats"][-1]["log"] == len(ann.lines)
            await ann.ask(type="look", at=at)
            assert (await ann.next_view(at=at, live=False))["film"] is None
            await ann.ask(type="look", at=0, film=True)
            assert (await ann.next_view(at=0, live=False))["film"] is None


async def test_the_chapters_of_a_game(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(60)
            await ann.settle()
            found = await table.call("GET", "/chapters")
            heads = [line for line in ann.lines if line["head"]]
            assert [c["text"] for c in found if c["rank"] == 0] == [line["text"] for line in heads]


def played(number, name="khartoum", seed=1):
    play = Play(Setting.of(find_game(name)), "1" * 64)
    rng = random.Random(seed)
    for _ in range(number):
        play.choose(play.position.sample(rng))
    return play


def test_a_long_absence_is_no_film():
    play = played(MOST_CHOICES + 1)
    films = Films()
    assert films.film(play, 0, 0, MOST_CHOICES + 1) is None
    assert films.film(play, 0, 1, MOST_CHOICES + 1) is not None
    assert films.film(play, 0, 3, 3) is None


def test_another_choice_at_the_same_moment_is_another_film():
    films, play = Films(), played(30)
    last = max(line.at for line in play.log)
    while len(play.record.choices) >= last:
        play.take_back()
    options = play.position.options()
    made = set()
    for option in options:
        play.choose(option)
        film = films.film(play, None, last - 1, last)
        fresh = Films().film(play, None, last - 1, last)
        assert film == fresh
        made.add(repr(film))
        play.take_back()
    assert len(made) > 1


async def test_every_hand_is_open_when_the_game_is_over_and_not_before(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with (
            server.socket(table.id, *table.seats) as both,
            server.socket(table.id) as watcher,
        ):
            refused = await watcher.ask(type="sit", seat=1)
            assert refused["code"] == "no-permission"
            rng = random.Random(4)
            await both.next_view()
            while not both.view["ending"]:
                await both.ask(type="sit", seat=both.view["waiting_for"][0])
                await both.settle()
                options = (await both.question())["options"]
                await both.choose(rng.choice(options)["choice"])
                await both.settle()
            await watcher.settle()
            assert (await watcher.ask(type="sit", seat=1))["type"] == "done"
            await watcher.ask(type="look", at=0)
            view = await watcher.next_view(at=0, live=False)
            assert view["seat"] == 1
            assert isinstance(view["state"]["hand"][1], list)
            assert isinstance(view["state"]["hand"][0], int)


def test_those_who_see_the_same_share_a_film():
    play = played(9)
    films = Films()
    told = films.film(play, 0, 8, 9)
    assert told is not None
    assert films.film(play, None, 8, 9) is told
    assert films.film(play, 0, 7, 9) is not told


def test_whoever_has_a_hand_has_films_of_his_own():
    play = played(12, "burnoose")
    films = Films()
    shown = [films.film(play, seat, 11, 12) for seat in (0, None)]
    assert len({id(film) for film in shown}) == len(shown)


async def test_the_set_up_is_told_before_the_first_question(db):
    """Once, as everybody may see it; who comes back later is not told again."""
    async with serving(db) as server:
        table = await server.table("poilus", players=3, seats=[{"kind": "open"}] * 3)
        for seat in (1, 2):
            table.seats.append(await table.join(seat, f"Ann {seat}"))
        async with server.socket(table.id, table.seats[1], film=True) as ann:
            view = await ann.next_view()
            film = view["film"]
            assert film["since"] is None
            assert {(beat["at"], beat["by"], beat["pause"]) for beat in film["beats"]} == {
                (0, -1, "all")
            }
            play = (await server.house.get(table.id)).ledger.play
            assert patched({}, film["beats"])[-1] == stills(play, 0)[-1].state.seen_by(1)
            assert film["beats"][-1]["log"] == len(ann.lines)
        hello = {"seq": view["seq"], "log": len(ann.lines), "at": 0, "film": True}
        async with server.socket(table.id, table.seats[1], **hello) as again:
            assert (await again.next_view())["film"] is None


async def test_a_what_if_does_not_tell_how_the_game_it_left_was_laid_out(db):
    async with serving(db) as server:
        table = await server.table("poilus", players=3, seats=[{"kind": "open"}] * 3)
        for seat in (1, 2):
            table.seats.append(await table.join(seat, f"Ann {seat}"))
        made = Made(server, await table.call("POST", "/branch", {"at": 0}, table.seats[0]))
        for seat in range(3):
            made.seats.append(await made.join(seat, f"Ben {seat}"))
        async with server.socket(made.id, made.seats[1], film=True) as ben:
            assert (await ben.next_view())["film"] is None
