"""A lock on a file that is being written, so that two runs cannot spoil it."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    # Behind everything that will ever be written: what is locked cannot be read there.
    FAR = 1 << 40

    def locked(file: BinaryIO) -> bool:
        """Lock an open file until it is closed; False if somebody else has."""
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(file: BinaryIO) -> bool:
        """Lock an open file until it is closed; False if somebody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network drives know no locks: then it is up to whoever starts the runs.
            return True
        return True
