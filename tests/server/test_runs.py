"""Several answers in one message: all or none, nothing learned on the way, taken back as one."""

import pytest

from games.khartoum.sieges import before_defence
from server.tables import Made, serving
from zareba.engine import Record

pytestmark = pytest.mark.anyio
HELD = [["black5", ["egyptian", "light"]], ["white5", ["levy"]], ["red5", ["bashi"]],
        ["green5", ["bashi", "levy", "nushi"]]]  # fmt: skip


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def a_table(server, defence=0):
    text = before_defence(defence).record.to_text()
    answer = await server.http.post(
        "/api/records", content=text, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code < 300, answer.text
    made = Made(server, answer.json())
    made.seats = [await made.join(0)]
    return made


async def tried(client, draft=None, intent=None):
    question = await client.question()
    asked = {"seat": 0, "question": question["number"], "draft": draft, "intent": intent}
    return await client.ask(type="try", **asked)


async def take(client, answers):
    first, *then = answers
    answer = await client.choose(first, then=then)
    await client.settle()
    return answer


async def test_a_whole_defence_is_one_message_and_many_choices(db):
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats, film=True) as ann:
            question = await ann.question()
            at, number = ann.view["at"], question["number"]
            assert question["arranges"]
            found = await tried(ann, HELD)
            assert found["refusal"] == ""
            assert found["warning"] == ""
            assert set(found["drawing"]["holds"]) == {zone for zone, _ in HELD}

            answer = await take(ann, found["answers"])

            assert answer["type"] == "done"
            assert ann.view["at"] == at + len(found["answers"])
            assert ann.view["question"]["number"] != number
            told = [line["event"] for line in ann.lines if line["at"] == ann.view["at"]]
            assert told.count("defended") == len(HELD)
            assert "banner_card" in told
            # it is told as one step, however many choices it was
            assert ann.view["film"]["since"] == at
            assert {beat["at"] for beat in ann.view["film"]["beats"]} == {ann.view["at"]}


async def test_all_or_none(db):
    """The last answer but one is not offered: nothing of it has happened."""
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats) as ann:
            await ann.question()
            before = ann.view["state"], ann.view["at"], ann.view["question"]["number"]

            answer = await ann.choose("black5", then=["egyptian", "done", "red6", "done"])
            await ann.settle()

            assert (answer["type"], answer["code"]) == ("refused", "illegal")
            now = ann.view["state"], ann.view["at"], ann.view["question"]["number"]
            assert now == before
            assert (await ann.choose("black5"))["type"] == "done"


async def test_nobody_answers_beyond_what_he_would_learn(db):
    """The closing answer turns over a Banner card: what comes then is decided with it in sight."""
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats) as ann:
            found = await tried(ann, HELD)
            before = ann.view["at"]
            assert found["answers"][-1] == "done"
            for answer in ("yes", "no", "defend", "end"):
                refused = await take(ann, [*found["answers"], answer])
                assert (refused["type"], refused["code"]) == ("refused", "illegal")
            assert ann.view["at"] == before


async def test_it_is_taken_back_as_a_whole(db):
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats) as ann:
            found = await tried(ann, HELD)
            await ann.settle()
            before, at = ann.view["state"], ann.view["at"]
            await take(ann, found["answers"][:-1])  # not closed yet: nothing has been learned
            assert ann.view["undo"]["kind"] == "free"

            await ann.ask(type="undo", seat=0, at=ann.view["at"])
            await ann.settle()
            assert (ann.view["state"], ann.view["at"]) == (before, at)

            await take(ann, (await tried(ann, HELD))["answers"])
            assert ann.view["undo"]["kind"] == "alone"  # cards and dice have spoken
            await ann.ask(type="undo", seat=0, at=ann.view["at"])
            await ann.settle()
            assert (ann.view["state"], ann.view["at"]) == (before, at)
            record = Record.read((await server.http.get(
                f"/api/tables/{table.id}/record",
                headers={"Authorization": f"Bearer {table.seats[0]}"},
            )).content)  # fmt: skip
            assert len(record.undone[-1].choices) == len(found["answers"])


async def test_it_is_the_same_after_a_restart_and_in_the_record(db):
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats) as ann:
            await take(ann, (await tried(ann, HELD))["answers"])
            state, at = ann.view["state"], ann.view["at"]
            secret = table.seats[0]
    async with serving(db) as server, server.socket(table.id, secret) as ann:
        await ann.question()
        assert (ann.view["state"], ann.view["at"]) == (state, at)
        live = await server.house.get(table.id)
        assert live.frozen is None
        assert live.ledger.last_choice_of(0) == live.ledger.runs[0][0]
        live.ledger.play.record.verify()
        choices = [choice for _, choice in live.ledger.play.record.choices]
        assert choices[-1] == "done"


async def test_a_message_sent_twice_happens_once(db):
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats) as ann:
            first, *then = (await tried(ann, HELD))["answers"]
            question = await ann.question()
            message = {"type": "choose", "id": "once", "seat": 0, "question": question["number"],
                       "choice": first, "then": then}  # fmt: skip
            await ann.ask(**message)
            await ann.settle()
            at = ann.view["at"]
            again = await ann.ask(**message)
            await ann.settle()
            assert (again["repeated"], ann.view["at"]) == (True, at)


async def test_as_last_turn_is_offered_given_and_told(db):
    async with serving(db) as server:
        table = await a_table(server, defence=1)
        async with server.socket(table.id, *table.seats) as ann:
            (offer,) = (await ann.question())["intents"]
            assert offer["text"] == "As last turn"
            found = await tried(ann, intent=offer["choice"])
            assert found["refusal"] == ""

            await take(ann, found["answers"])

            told = [line["text"] for line in ann.lines if line["event"] == "arranged_again"]
            assert told == ["Ann has arranged everything as the last time."]
            at = [line["event"] for line in ann.lines].index("arranged_again")
            assert "defended" in [line["event"] for line in ann.lines[at:]]  # before what follows


async def test_another_defence_is_not_told_as_the_last(db):
    async with serving(db) as server:
        table = await a_table(server, defence=1)
        async with server.socket(table.id, *table.seats) as ann:
            (offer,) = (await ann.question())["intents"]
            found = await tried(ann, intent=offer["choice"])
            zone, units = found["choice"][0]
            less = {"withdraw": {"zone": zone, "unit": units[-1]}}
            other = await tried(ann, found["choice"], less)
            await take(ann, other["answers"])
            assert "arranged_again" not in [line["event"] for line in ann.lines]


async def test_what_is_no_draft_is_refused_in_words(db):
    async with serving(db) as server:
        table = await a_table(server)
        async with server.socket(table.id, *table.seats, language="de") as ann:
            full = {"post": {"zone": "black5", "unit": "light"}}
            found = await tried(ann, intent=full)
            assert found["refusal"] == "Für diese Einheit ist hier kein Platz."
            assert found["rule"] == "LK-6.7.2"
            for nonsense in ({"fly": {}}, {"post": {}}, {"post": {"zone": [], "unit": {}}}, {}):
                assert (await tried(ann, intent=nonsense))["refusal"]
            for draft in ("x", [1], [["black5", "egyptian", 3]], [[["black5"], []]]):
                assert (await tried(ann, draft=draft))["refusal"]
