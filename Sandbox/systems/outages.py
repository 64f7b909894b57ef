"""Outages: numbers whose server fails on a schedule, and a record of what it truly answered."""

import time
from datetime import datetime, timezone

import faults
from messages import Answer, Refusal
from system import System, match

#: Seconds from one outage of a number to the next, and how many of them it lasts.
PERIOD, LENGTH = 60, 24
_MOST_ANSWERS = 50_000


class Outages(System):
    """`/outages/NAME` is a number that fails with the fault NAME for a part of every minute."""

    def __init__(self, world):
        super().__init__(world)
        self._answers = []

    def routes(self):
        return [
            ("GET", "/outages", self.answers),
            ("GET", "/outages/{name}", self.number),
        ]

    def fault(self, request):
        """The fault of the number's schedule at this moment, or None; it is recorded as such."""
        parts = match("/outages/{name}", request.path)
        if not parts or not _is_fault(parts[0]) or not self.is_out(parts[0]):
            return None
        with self.lock:
            self._record(parts[0], None, parts[0])
        return faults.fault(parts[0])

    def is_out(self, name):
        """Whether a number fails now; the numbers fail one after another."""
        if name == "steady":
            return False
        late = sum(map(ord, name)) * 7
        return (self.world.elapsed() + late) % PERIOD < LENGTH

    def number(self, request, name):
        """Tenths of seconds in six digits, so that each answer has a number of its own."""
        if name != "steady" and not _is_fault(name):
            raise Refusal(404, "no_number", f"{name} is not the name of a fault; GET /_faults lists them")
        value = 100_000 + int(time.time() * 10) % 900_000
        if request.fault is None:
            self._record(name, value, None)
        at = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
        return Answer({"name": name, "value": value, "at": at})

    def _record(self, name, value, fault):
        self._answers.append({"time": time.time(), "name": name, "value": value, "fault": fault})
        del self._answers[:-_MOST_ANSWERS]

    def answers(self, request):
        """All answers since a time: a number, or the fault that befell the request."""
        try:
            since = float(request.query.get("since", "0"))
        except ValueError:
            raise Refusal(400, "bad_number", "since must be a number of seconds since 1970") from None
        return Answer({"answers": [one for one in self._answers if one["time"] > since]})


def _is_fault(name):
    """Whether a path's last part is a fault, such as 503 or 429;seconds=10."""
    return faults.is_known(name.split(";")[0])
