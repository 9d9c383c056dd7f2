"""Why a file or an address cannot be used, in the reader's language."""

from __future__ import annotations

from errno import errorcode
from socket import gaierror

from makeda.games.texts import catalogue


def reason_of(error: OSError | UnicodeDecodeError) -> str:
    """The reason in words; a rare one as the operating system tells it, in English."""
    texts = catalogue()
    if isinstance(error, UnicodeDecodeError):
        return texts.say("reasons", "not_text")
    if isinstance(error, gaierror):
        return texts.say("reasons", "no_address")
    name = errorcode.get(error.errno or 0, "")
    if name in texts.keys("reasons"):
        return texts.say("reasons", name)
    return (error.strerror or str(error)).lower()
