"""Outages: numbers whose server fails on a schedule, and a record of what it truly answered."""

import threading
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
        self._recording = threading.Lock()
        self._answers = []
        #: How many answers were recorded before those that are kept.
        self._forgotten = 0

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
        with self._recording:
            number = self._forgotten + len(self._answers) + 1
            self._answers.append(
                {"number": number, "time": time.time(), "name": name, "value": value, "fault": fault})
            excess = max(0, len(self._answers) - _MOST_ANSWERS)
            del self._answers[:excess]
            self._forgotten += excess

    def answers(self, request):
        """All answers after a number: each a value, or the fault that befell the request."""
        try:
            after = int(request.query.get("after", "0"))
        except ValueError:
            raise Refusal(400, "bad_number", "after must be the number of an answer") from None
        with self._recording:
            return Answer({"answers": self._answers[max(0, after - self._forgotten):]})


def _is_fault(name):
    """Whether a path's last part is a fault, such as 503 or 429;seconds=10."""
    return faults.is_known(name.split(";")[0])
