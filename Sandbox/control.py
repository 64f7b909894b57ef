"""The sandbox's own paths, for tests: faults, log, settings, a fresh start."""

import faults
from messages import Answer, Refusal
from system import System


class Control(System):
    """Paths that begin with an underscore; no fault befalls them."""

    def __init__(self, sandbox):
        super().__init__(sandbox.world)
        self.sandbox = sandbox

    def routes(self):
        return [
            ("GET", "/_faults", self.faults),
            ("PUT", "/_faults", self.set_faults),
            ("DELETE", "/_faults", self.clear_faults),
            ("PUT", "/_refuse", self.refuse),
            ("GET", "/_log", self.log),
            ("DELETE", "/_log", self.clear_log),
            ("GET", "/_settings", self.settings),
            ("PUT", "/_settings", self.change_settings),
            ("POST", "/_reset", self.reset),
        ]

    def faults(self, request):
        value = {
            "set": self.sandbox.faults.summary(),
            "refused": self.sandbox.refused_address,
            "names": faults.NAMES,
        }
        return Answer(value)

    def set_faults(self, request):
        self.sandbox.faults.set(request.json())
        return self.faults(request)

    def clear_faults(self, request):
        self.sandbox.faults.clear()
        return Answer(status=204)

    def refuse(self, request):
        seconds = request.json().get("seconds", 2)
        if (
            isinstance(seconds, bool)
            or not isinstance(seconds, (int, float))
            or not 0 < seconds <= 3600
        ):
            raise Refusal(400, "bad_number", "seconds must be a number from 0 to 3600")
        self.sandbox.refuse(seconds)
        return Answer(status=204)

    def log(self, request):
        return Answer({"requests": self.sandbox.log.entries()})

    def clear_log(self, request):
        self.sandbox.log.clear()
        return Answer(status=204)

    def settings(self, request):
        return Answer({**self.world.settings, "seed": self.world.seed})

    def change_settings(self, request):
        objection = self.world.change(request.json())
        if objection:
            raise Refusal(400, "bad_setting", objection)
        return self.settings(request)

    def reset(self, request):
        self.sandbox.reset()
        return Answer(status=204)


class Log:
    """The latest requests, without what is secret in them."""

    LIMIT = 10_000
    SECRET_HEADERS = ("authorization", "cookie", "x-api-key")
    SECRET_VALUES = ("token", "access_token", "refresh_token", "password", "key")

    def __init__(self, lock):
        self._lock = lock
        self._entries = []

    def add(self, entry):
        with self._lock:
            self._entries.append(entry)
            del self._entries[: -self.LIMIT]

    def entries(self):
        with self._lock:
            return list(self._entries)

    def clear(self):
        with self._lock:
            self._entries.clear()

    @classmethod
    def entry(cls, request, time, status, fault):
        """What is kept of a request; the parts that are secret are only said to be there."""
        headers = {
            name: _hidden(value) if name in cls.SECRET_HEADERS else value
            for name, value in request.headers.items()
        }
        query = {
            name: "(hidden)" if name in cls.SECRET_VALUES else value
            for name, value in request.query.items()
        }
        return {
            "time": time,
            "method": request.method,
            "path": request.path,
            "query": query,
            "headers": headers,
            "status": status,
            "fault": fault.name if fault else None,
        }


def _hidden(value):
    scheme, separator, _ = value.partition(" ")
    return f"{scheme} (hidden)" if separator else "(hidden)"
