"""Files of apps that nobody else may read, such as those of tokens."""

import contextlib
import os


def replace(path, text):
    """Writes the file beside the one whose place it takes, so that nobody reads half of it."""
    new = f"{path}.{os.getpid()}.new"
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    with open(os.open(new, flags, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(new, path)


def remove(path):
    """Removes the file if it is there."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)
