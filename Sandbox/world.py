"""What all systems share: the seed of their data, the time, and settings that tests change."""

import hashlib
import random
import time
from datetime import datetime, timedelta, timezone

DEFAULTS = {
    # Insights: how long an access token is good for, and how long a refresh takes.
    "token_seconds": 300,
    "refresh_delay": 0,
    # Calendar: rows in a page of the initial sync, and how long each page takes.
    "page_size": 25,
    "page_delay": 0.1,
    # Calendar: 1 refuses who sends no token.
    "calendar_sign_in": 0,
    # Activity: minutes from one new message to the next; 0 for none.
    "arrival_minutes": 5,
}


class World:
    """One sandbox's surroundings; `at` fixes the time, or None follows the clock."""

    def __init__(self, seed=1, at=None):
        self.seed = seed
        self.at = at
        self.reset()

    def reset(self):
        """Begins anew with the settings as they are at first."""
        self.began = time.monotonic()
        #: What time it was then; what lies before is counted back from it.
        self.first = self.now()
        self.settings = dict(DEFAULTS)

    def now(self):
        """The time, in UTC and whole seconds."""
        return (
            (self.at or datetime.now(timezone.utc)).astimezone(timezone.utc).replace(microsecond=0)
        )

    def elapsed(self):
        """Seconds since the sandbox began, whatever the time is said to be."""
        return time.monotonic() - self.began

    def midnight(self, days=0):
        """The beginning of a day in the machine's time zone, counted from today."""
        today = self.now().astimezone().replace(tzinfo=None, hour=0, minute=0, second=0)
        return (today + timedelta(days=days)).astimezone()

    def random(self, *names):
        """Chance that is the same for the same names and seed."""
        words = "/".join(map(str, (self.seed, *names)))
        return random.Random(int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big"))

    def change(self, values):
        """Changes settings; says what is wrong with those that it does not know."""
        for name, value in values.items():
            if name not in DEFAULTS:
                return f"there is no setting {name}; there are {', '.join(DEFAULTS)}"
            if (
                isinstance(value, bool)
                or not isinstance(value, (int, float))
                or not 0 <= value <= 1e6
            ):
                return f"{name} must be a number from 0 to 1000000"
            if name == "page_size" and (value < 1 or value != int(value)):
                return "page_size must be a whole number from 1"
        self.settings.update(values)
        return None


def iso(instant):
    """An instant as text: 2026-03-14T09:30:00Z."""
    return instant.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def instant(text):
    """The instant that a text names, or None; without a zone it is the machine's, a date is its noon."""
    try:
        value = datetime.fromisoformat(text)
    except (TypeError, ValueError):
        return None
    if len(text) == 10:
        value = value.replace(hour=12)
    try:
        return value.astimezone(timezone.utc)
    except (OverflowError, ValueError):
        return None
