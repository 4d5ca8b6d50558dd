"""Every game of the house at the server: to its end, for all eyes, in three languages, no leak."""

import asyncio
import random
import sys

import msgspec
import pytest

from server.tables import inline, serving
from support import enough, some_choice
from zareba.bots import Chair, make_bot
from zareba.engine import Play, Setting, games
from zareba.engine.chance import secret_from
from zareba.server.ledger.entries import Head, Seat
from zareba.server.ledger.ledger import Ledger
from zareba.server.views import phrasebook
from zareba.server.views.rendering import Renderer
from zareba.server.wire import protocol as p

pytestmark = pytest.mark.anyio
MOST_DECISIONS = 120
LOOKED_AT = enough(30, 300)  # decisions after which all that is kept is drawn anew


def ledger_of(game, players, seed):
    """A table without a house."""
    setting = Setting.of(game, players)
    head = Head(
        id="x",
        game=game.name,
        rules_version=game.rules_version,
        data_hash=setting.data.hash,
        players=players,
        options=dict(setting.options),
        commitment="",
        secret=secret_from(seed),
        listed=False,
        created="",
        seats=[],
    )
    ledger = Ledger(head)
    ledger.play, ledger.status = Play(setting, head.secret), "playing"
    return ledger


def drawn(ledger, seat):
    view = Renderer(ledger).view(seat, "en", {seat}, [])
    # Imagining begins chance anew, so that nothing seems drawn any more.
    return msgspec.json.encode(msgspec.structs.replace(view, undo=p.UndoState("none")))


@pytest.mark.parametrize("name", list(games()))
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_see(name):
    game = games()[name]
    players = game.players[-1]
    ledger, rng = ledger_of(game, players, name), random.Random(name)
    play = ledger.play
    bot = make_bot("heuristic" if game.advice else "random", game)
    for number in range(MOST_DECISIONS):
        if play.position.over:
            break
        position = play.position
        if number % 5 == 0:
            for seat in range(players):
                real = drawn(ledger, seat)
                play.position = position.imagine(seat, number)
                assert drawn(ledger, seat) == real, f"seat {seat} after {number} choices"
                play.position = position
        seat = rng.choice(position.waiting_for())
        play.choose(bot.choose(Chair(position, seat), rng), seat)


def forget():
    """All that is kept of faces and words for any table."""
    phrasebook._SHARED.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("zareba.games.") and ".facts" not in name:
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def told(renderer, eyes):
    """A view, and the film of the last choice."""
    play = renderer.ledger.play
    at = len(play.record.choices)
    film = renderer.films.film(play, eyes, at - 1, at) if at else None
    view = renderer.view(eyes, "en", () if eyes is None else (eyes,), [])
    return msgspec.json.encode(msgspec.structs.replace(view, film=film))


@pytest.mark.parametrize("name", list(games()))
def test_what_is_kept_is_what_would_be_drawn_anew(name):
    """For each reader through his own eyes, from view to view of a table."""
    game = games()[name]
    players = game.players[-1]
    ledger, rng = ledger_of(game, players, name), random.Random(f"kept {name}")
    play, kept, readers = ledger.play, Renderer(ledger), (None, *range(players))
    for _ in range(LOOKED_AT):
        shown = [told(kept, eyes) for eyes in readers]
        forget()
        assert [told(Renderer(ledger), eyes) for eyes in readers] == shown
        if play.position.over:
            break
        seat = rng.choice(play.position.waiting_for())
        play.choose(some_choice(play.position, seat, game, rng, 0.7), seat)
        ledger.seq += 1


def test_what_stands_beside_an_option_names_the_people_at_the_table():
    """In The Red Burnoose the hint beside another's village says whose it is."""
    game = games()["burnoose"]
    ledger, rng = ledger_of(game, 2, "people"), random.Random("people")
    ledger.seats = tuple(Seat("person", name) for name in ("Ann", "Berta"))
    play, renderer, named = ledger.play, Renderer(ledger), set()
    while not play.position.over and not named:
        seat = rng.choice(play.position.waiting_for())
        view = renderer.view(seat, "en", {seat}, [])
        for option in view.question.options:
            words = renderer.words("en")
            assert option.hint == words.hint(play.position, option.choice, seat)
            named |= {person.name for person in ledger.seats if person.name in option.hint}
        play.choose(some_choice(play.position, seat, game, rng, 0.7), seat)
        ledger.seq += 1
    assert named


@pytest.mark.parametrize("name", list(games()))
async def test_a_whole_game_among_bots_watched_in_three_languages(name, tmp_path):
    game = games()[name]
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        inline(server)
        seats = [{"kind": "bot", "bot": "random"}] * game.players[-1]
        table = await server.table(name, sit=False, players=game.players[-1], seats=seats)
        watchers = [server.socket(table.id, language=language) for language in ("en", "de", "fr")]
        for watcher in watchers:
            await watcher.__aenter__()
        for watcher in watchers:
            view = await watcher.until(lambda m: m["type"] == "view" and m["ending"], 200)
            assert view["ending"]["text"]
        texts = [[line["text"] for line in watcher.lines] for watcher in watchers]
        assert len({len(t) for t in texts}) == 1
        assert not [line for line in texts[0] if line.startswith("say-")]
        for watcher in watchers:
            await watcher.send(type="look", at=view["last"] // 2)
            await watcher.next_view(live=False)
            await watcher.leave()
        verdict = await table.call("GET", "/verdict")
        assert verdict["fair"], verdict
        await server.call("GET", f"/api/games/{name}/rules", language="fr")
        await server.call("GET", f"/api/games/{name}/facts", language="de")


@pytest.mark.parametrize("name", list(games()))
async def test_every_seat_of_a_game_is_asked_in_words(name, tmp_path):
    game = games()[name]
    rng = random.Random(3)
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table(name, sit=False, players=game.players[-1])
        secrets = [await table.join(seat) for seat in range(game.players[-1])]
        clients = [server.socket(table.id, secret) for secret in secrets]
        for client in clients:
            await client.__aenter__()
        for _ in range(25):
            await asyncio.gather(*(client.settle() for client in clients))
            if clients[0].view["ending"]:
                break
            client = clients[clients[0].view["waiting_for"][0]]
            question = await client.question()
            assert question["text"]
            assert not question["text"].startswith("ask-")
            if question["limits"] is not None:
                break
            assert all(option["text"] for option in question["options"])
            answer = await client.choose(rng.choice(question["options"])["choice"])
            assert answer["type"] == "done"
        for client in clients:
            await client.leave()
