"""The web app and the documentation as files, which were built before, and kept in memory.

Only files that were there at the start are ever served, so no path leads anywhere else. What is
neither of the interface nor of the documentation belongs to the app itself, which finds out in the
browser what to show.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from fastapi import FastAPI
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from makeda.games.texts import catalogue

BUILT = Path(__file__).parent / "web"
DOCS = Path(__file__).parent / "docs"
INDEX = "index.html"
# Files here have a fingerprint in their name: they never change.
HASHED = "assets/"

# As few as there are: what the system knows of types differs from machine to machine.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
# How a file may be compressed beside itself, the best way first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Makeda</title>
<h1>Makeda</h1><p>This server was installed without its web app: <code>make web</code> builds it.
The interface is described in api/openapi.json.</p></html>"""
NO_DOCS = """<!doctype html><meta charset="utf-8"><title>Makeda</title>
<meta name="viewport" content="width=device-width"><h1>Makeda</h1><p>{}</p>"""


class File:
    """One file in all its forms: as it is, and compressed."""

    def __init__(self, name: str, bodies: dict[str, bytes]) -> None:
        self.bodies = bodies
        self._type = TYPES.get(Path(name).suffix, "application/octet-stream")
        self._tag = f'"{sha256(self.bodies[""]).hexdigest()[:32]}"'
        self._forever = name.startswith(HASHED)

    def answer(self, request: Request) -> Response:
        """The file, in the best form that the browser takes; nothing if it has it already."""
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if self._forever else "no-cache",
            "ETag": self._tag,
            "Vary": "Accept-Encoding",
        }
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((each for each in ENCODINGS if each in accepted & set(self.bodies)), "")
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers={**headers, "Content-Type": self._type})


class Pages:
    """The files of the web app by name."""

    def __init__(self, folder: Path = BUILT, prefix: str = "") -> None:
        self._files = _files(folder)
        if INDEX in self._files:
            self._files[INDEX] = File(INDEX, _page(folder / INDEX, prefix))

    async def answer(self, request: Request) -> Response:
        """A file, or the app for whatever it may make of the address."""
        name: str = request.path_params["page"]
        file = self._files.get(name)
        # Files are among the assets or at the top: there, what is not there is a mistake.
        is_file_name = name.startswith(HASHED) or ("/" not in name and "." in name)
        if file is None and not is_file_name:
            file = self._files.get(INDEX)
        if file is not None:
            return file.answer(request)
        if is_file_name:
            raise HTTPException(404)
        return HTMLResponse(NOT_BUILT)


class Docs:
    """The files of the documentation by name; none where it was not built."""

    def __init__(self) -> None:
        self._files = _files(DOCS)

    @property
    def exist(self) -> bool:
        return INDEX in self._files

    async def answer(self, request: Request) -> Response:
        """A page or what belongs to one; how to get them where there are none."""
        if not self.exist:
            sentence = catalogue().say("problems", "no_docs", {}, [])
            return HTMLResponse(NO_DOCS.format(sentence), 404)
        file = self._files.get(request.path_params["page"] or INDEX)
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    async def enter(self, request: Request) -> Response:
        """Lead to the first page, whose links begin from a folder, whatever stands before it."""
        return RedirectResponse("docs/")


def _files(folder: Path) -> dict[str, File]:
    names = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*"))}
    return {
        name: File(name, _bodies(path))
        for name, path in names.items()
        if path.is_file() and path.suffix not in ENCODINGS.values()
    }


def _bodies(path: Path) -> dict[str, bytes]:
    bodies = {"": path.read_bytes()}
    for encoding, ending in ENCODINGS.items():
        compressed = path.with_name(path.name + ending)
        if compressed.exists():
            bodies[encoding] = compressed.read_bytes()
    return bodies


def _page(path: Path, prefix: str) -> dict[str, bytes]:
    """The page, which names its files from where the server is, whatever address it stands at."""
    return {"": path.read_bytes().replace(b'="./', f'="{prefix}/'.encode())}


class PageConvertor(Convertor[str]):
    """All paths but those of the interface."""

    regex = "(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PageConvertor())


def add_pages(app: FastAPI, pages: Pages, docs: Docs) -> None:
    """Serve the documentation, and the web app at every address that is left."""
    app.add_route("/docs", docs.enter, methods=["GET"], include_in_schema=False)
    app.add_route("/docs/{page:path}", docs.answer, methods=["GET"], include_in_schema=False)
    app.add_route("/{page:page}", pages.answer, methods=["GET"], include_in_schema=False)


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser takes; one with the weight 0 it does not."""
    accepted: set[str] = set()
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip().lower())
    return accepted
