"""What travels: files compressed and kept for ever by their hash, the rest asked for by its tag."""

from __future__ import annotations

import gzip

import pytest

from server.tables import serving

pytestmark = pytest.mark.anyio

BROWSER = {"accept-encoding": "gzip, deflate, br, zstd"}


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def static(tmp_path):
    place = tmp_path / "static"
    place.mkdir()
    for name in ("index.html", "app-ABCD2345.js"):
        (place / name).write_bytes(b"a page " * 200)
        (place / f"{name}.br").write_bytes(b"as if by brotli")
        (place / f"{name}.gz").write_bytes(gzip.compress(b"a page " * 200))
    return place


async def test_the_smallest_form_that_is_understood_is_sent(db, static):
    async with serving(db, static=str(static)) as server:
        for path in ("/", "/static/app-ABCD2345.js"):
            plain = await server.http.get(path, headers={"accept-encoding": "identity"})
            zipped = await server.http.get(path, headers={"accept-encoding": "br;q=0, gzip"})

            assert plain.content == zipped.content == b"a page " * 200
            assert "content-encoding" not in plain.headers
            assert zipped.headers["content-encoding"] == "gzip"
            assert plain.headers["vary"] == zipped.headers["vary"] == "accept-encoding"
            assert plain.headers["etag"] != zipped.headers["etag"]


async def test_a_hashed_file_is_kept_for_ever_and_the_page_is_asked_for_again(db, static):
    async with serving(db, static=str(static)) as server:
        page = await server.http.get("/")
        script = await server.http.get("/static/app-ABCD2345.js")

        assert page.headers["cache-control"] == "no-cache"
        assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/games/khartoum/rules?language=de"])
async def test_who_has_it_gets_nothing_again(db, static, path):
    async with serving(db, static=str(static)) as server:
        first = await server.http.get(path, headers={"accept-encoding": "gzip"})
        again = await server.http.get(
            path,
            headers={"accept-encoding": "gzip", "if-none-match": f'"x", W/{first.headers["etag"]}'},
        )
        other = await server.http.get(path, headers={"if-none-match": '"x"'})

        assert first.status_code == other.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert other.content == first.content


async def test_a_changed_file_is_read_again(db, static):
    async with serving(db, static=str(static)) as server:
        before = await server.http.get("/", headers={"accept-encoding": "identity"})
        (static / "index.html").write_bytes(b"another page")
        after = await server.http.get("/", headers={"accept-encoding": "identity"})

        assert after.content == b"another page"
        assert after.headers["etag"] != before.headers["etag"]


async def test_refusals_of_the_catalogue_pass_untouched(db):
    async with serving(db) as server:
        answer = await server.http.get("/api/games/chess/rules", headers=BROWSER)

        assert answer.status_code == 404
        assert answer.json()["code"] == "no-table"
