"""The web app as the server gives it away."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp

from makeda.server import pages
from makeda.server.app import create_app
from makeda.server.pages import Docs, Pages, accepted_encodings, add_pages
from makeda.server.security import FILE_WEIGHT, Rates
from makeda.server.settings import Settings

HTML = "<!doctype html><title>Makeda</title>"
MANUAL = "<!doctype html><title>How to play</title>"
SCRIPT = "let makeda = 'queen';" * 100


class Browser:
    """Asks an application without a network between."""

    def __init__(self, app: ASGIApp) -> None:
        self._transport = httpx.ASGITransport(app)

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        """An answer; its body is as it was sent."""
        url = httpx.URL("http://test").copy_with(raw_path=path.encode())
        named = {name.replace("_", "-"): value for name, value in headers.items()}

        async def answer() -> httpx.Response:
            async with (
                httpx.AsyncClient(transport=self._transport) as client,
                client.stream(method, url, headers=named) as answer,
            ):
                raw = b"".join([part async for part in answer.aiter_raw()])
                plain = httpx.Response(answer.status_code, content=raw)
                plain.headers = answer.headers
                return plain

        return asyncio.run(answer())

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "serif-1a2b.woff2").write_bytes(b"font")
    docs = tmp_path / "docs"
    (docs / "rules").mkdir(parents=True)
    (docs / "index.html").write_text(MANUAL)
    (docs / "index.html.gz").write_bytes(gzip.compress(MANUAL.encode()))
    (docs / "rules" / "kette.html").write_text("the rules")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "DOCS", docs)
    return browser_of(folder)


def browser_of(folder: Path) -> Browser:
    app = FastAPI(docs_url=None)

    @app.get("/api/games")
    async def games() -> list[str]:
        return []

    add_pages(app, Pages(folder), Docs())
    return Browser(app)


@pytest.mark.parametrize(
    "path", ["/", "/table/4711", "/new/kette", "/join/12?key=3", "/record", "/rules/kette/K5.1"]
)
def test_every_address_of_the_app_is_answered_with_its_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.text == HTML
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_has_not_changed_is_not_sent_again(browser: Browser) -> None:
    tag = browser.get("/").headers["etag"]
    answer = browser.get("/table/1", if_none_match=f'"old", W/{tag}')
    assert (answer.status_code, answer.content) == (304, b"")
    assert browser.get("/", if_none_match='"old"').status_code == 200


@pytest.mark.parametrize(
    ("name", "type"),
    [("index-1a2b.js", "text/javascript; charset=utf-8"), ("serif-1a2b.woff2", "font/woff2")],
)
def test_assets_have_their_type_and_are_kept_for_good(
    browser: Browser, name: str, type: str
) -> None:
    answer = browser.get(f"/assets/{name}")
    assert answer.headers["content-type"] == type
    assert "immutable" in answer.headers["cache-control"]


def test_files_beside_the_page_may_change(browser: Browser) -> None:
    answer = browser.get("/icon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("identity", None)],
)
def test_assets_are_sent_in_the_best_form_that_is_accepted(
    browser: Browser, accepted: str, encoding: str | None
) -> None:
    answer = browser.get("/assets/index-1a2b.js", accept_encoding=accepted)
    body = answer.content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(body)
    if encoding == "gzip":
        assert gzip.decompress(body).decode() == SCRIPT
    elif encoding is None:
        assert body.decode() == SCRIPT


def test_head_tells_the_same_without_the_body(browser: Browser) -> None:
    for path in ("/", "/table/4711", "/assets/index-1a2b.js"):
        head, answer = browser.ask("HEAD", path), browser.get(path)
        assert head.status_code == 200
        assert head.headers["content-length"] == answer.headers["content-length"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-0000.js",
        "/assets/",
        "/assets/index-1a2b.js/more",
        "/favicon.ico",
        "/docs/rules",
        "/docs/rules/",
        "/docs/index.html.gz",
        "/docs/none.html",
        "/api",
        "/api/",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_not_found(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/docs/../secret.txt",
        "/docs/%2e%2e/secret.txt",
        "/docs/..%2fsecret.txt",
        "/docs//etc/passwd",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/assets/index-1a2b.js.gz",
    ],
)
def test_no_path_leads_out_of_the_folder(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404 or answer.text == HTML


def test_nobody_writes_a_page(browser: Browser) -> None:
    assert browser.ask("POST", "/table/4711").status_code == 405


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    browser = browser_of(tmp_path / "nothing")
    for path in ("/", "/table/4711"):
        answer = browser.get(path)
        assert answer.status_code == 200
        assert "make web" in answer.text


def test_the_documentation_has_files_of_its_own(browser: Browser) -> None:
    for path in ("/docs/", "/docs/index.html"):
        assert browser.get(path, accept_encoding="identity").text == MANUAL
    assert browser.get("/docs/rules/kette.html").text == "the rules"
    packed = browser.get("/docs/", accept_encoding="gzip")
    assert gzip.decompress(packed.content).decode() == MANUAL
    again = browser.get("/docs/", if_none_match=packed.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_the_folder_of_the_documentation_is_entered_from_wherever_it_is(browser: Browser) -> None:
    answer = browser.get("/docs")
    assert (answer.status_code, answer.headers["location"]) == (307, "docs/")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "again"), ("de", "starte"), ("nl", "opnieuw")]
)
def test_where_the_documentation_was_not_built_it_is_told_how(
    language: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "DOCS", tmp_path / "nothing")
    browser = Browser(create_app(Settings("sqlite://")))
    answer = browser.get("/docs/", accept_language=language)
    assert answer.status_code == 404
    assert "make docs" in answer.text
    assert word in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert not browser.get("/api/games", accept_encoding="identity").json()["docs"]


def test_weights_of_encodings() -> None:
    assert accepted_encodings("gzip;q=0.5, br; q=1") == {"gzip", "br"}
    assert accepted_encodings("gzip; q=0") == set()


def test_the_server_answers_in_its_own_way_where_there_is_nothing() -> None:
    browser = Browser(create_app(Settings("sqlite://")))
    for path in ("/api/nothing", "/api", "/assets/none.js"):
        answer = browser.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"] == "unknown_path"
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_long_answers_of_the_interface_are_compressed() -> None:
    browser = Browser(create_app(Settings("sqlite://")))
    assert browser.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in browser.get("/api/nothing").headers


def test_a_first_visit_hardly_counts_against_the_rate() -> None:
    rates = Rates(rate=0.001, burst=2)
    for _ in range(20):
        rates.count("an address", FILE_WEIGHT)
    rates.count("an address")
