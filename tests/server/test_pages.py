"""The files of the client: packed for whoever takes that, cached as long as they hold, and whole for everyone."""

import asyncio
import gzip
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from doubloon.server.http.codings import best_coding
from doubloon.server.http.pages import add_pages

SCRIPT = b"console.log('ahoy');" * 50
BROTLI = b"what brotli made of it"  # the server never looks into it
FONT = bytes(range(256))


@dataclass
class Answer:
    """What came over the wire, as it was packed."""

    status: int
    headers: httpx.Headers
    body: bytes


class Client:
    """Asks for files."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def get(self, path: str, accepts: str = "", method: str = "GET", **headers: str) -> Answer:
        async def ask() -> Answer:
            transport = httpx.ASGITransport(self.app)
            async with (
                httpx.AsyncClient(transport=transport, base_url="http://here") as http,
                http.stream(method, path, headers={"accept-encoding": accepts, **headers}) as answer,
            ):
                body = b"".join([part async for part in answer.aiter_raw()])
                return Answer(answer.status_code, answer.headers, body)

        return asyncio.run(ask())


@pytest.fixture
def client(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app-1a2b.js", "assets/app-1a2b.css", "icon.svg"):
        (tmp_path / name).write_bytes(SCRIPT)
        (tmp_path / f"{name}.br").write_bytes(BROTLI)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "font-3c4d.woff2").write_bytes(FONT)
    app = FastAPI()
    add_pages(app, tmp_path)
    return Client(app)


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.5", "br"),
        ("BR; q=1.0", "br"),
        ("br;q=0, gzip;q=0", "identity"),
        ("br;q=0, *", "gzip"),
        ("*;q=0.1", "br"),
        ("*;q=0", "identity"),
        ("gzip;q=0.5, identity", "identity"),
        ("identity;q=0", "identity"),
        ("identity;q=0, gzip;q=0.001", "gzip"),
        ("deflate", "identity"),
        ("br;q=often", "identity"),
        (",;,", "identity"),
        ("", "identity"),
    ],
)
def test_a_coding_is_chosen_by_its_weight(accepts: str, coding: str) -> None:
    assert best_coding(accepts, ["br", "gzip"]) == coding


@pytest.mark.parametrize("path", ["/", "/settings", "/assets/app-1a2b.js", "/icon.svg"])
def test_a_file_is_the_same_in_every_coding(client: Client, path: str) -> None:
    plain, zipped, packed = client.get(path), client.get(path, "gzip"), client.get(path, "br, gzip")
    assert (plain.body, gzip.decompress(zipped.body), packed.body) == (SCRIPT, SCRIPT, BROTLI)
    answers = (plain, zipped, packed)
    assert [answer.headers.get("content-encoding") for answer in answers] == [None, "gzip", "br"]
    assert {answer.headers["vary"] for answer in answers} == {"accept-encoding"}
    assert len({answer.headers["content-type"] for answer in answers}) == 1
    assert len({answer.headers["etag"] for answer in answers}) == 3


def test_every_kind_of_file_is_named_as_what_it_is(client: Client) -> None:
    kinds = {path: client.get(path, "br").headers["content-type"] for path in ("/", "/assets/app-1a2b.js", "/icon.svg")}
    assert kinds == {
        "/": "text/html; charset=utf-8",
        "/assets/app-1a2b.js": "text/javascript; charset=utf-8",
        "/icon.svg": "image/svg+xml",
    }


@pytest.mark.parametrize("coding", ["br", "gzip", "identity"])
def test_what_has_a_hash_in_its_name_is_kept_for_a_year_and_pages_never(client: Client, coding: str) -> None:
    kept = client.get("/assets/app-1a2b.css", coding).headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    for path in ("/", "/table/abc", "/icon.svg"):
        assert client.get(path, coding).headers["cache-control"] == "no-cache"


def test_a_head_tells_what_a_get_would_send(client: Client) -> None:
    head = client.get("/assets/app-1a2b.js", "br", method="HEAD")
    assert (head.headers["content-encoding"], head.headers["content-length"]) == ("br", str(len(BROTLI)))
    assert head.body == b""


def test_a_part_is_a_part_of_the_file_itself(client: Client) -> None:
    part = client.get("/assets/app-1a2b.js", "br, gzip", range="bytes=5-9")
    assert (part.status, part.body) == (206, SCRIPT[5:10])
    assert "content-encoding" not in part.headers
    assert part.headers["content-range"] == f"bytes 5-9/{len(SCRIPT)}"


def test_who_strays_gets_a_page_and_a_program_is_told(client: Client) -> None:
    for path in ("/nonsense", "/table", "/rules/kraken/K1", "/old.html"):
        strayed = client.get(path, "br", accept="text/html,*/*")
        assert (strayed.status, strayed.body, strayed.headers["content-type"]) == (
            404,
            BROTLI,
            "text/html; charset=utf-8",
        )
        assert client.get(path).body == b'{"detail":"there is no such page"}'
    assert client.get("/api/nonsense", accept="text/html").body == b'{"detail":"there is no such page"}'


def test_what_has_no_packed_copy_is_sent_as_it_is(client: Client) -> None:
    font = client.get("/assets/font-3c4d.woff2", "br")
    assert font.body == FONT
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize("path", ["/assets/app-1a2b.js.br", "/index.html.gz"])
def test_a_packed_copy_is_no_page_of_its_own(client: Client, path: str) -> None:
    assert client.get(path).status == 404
