"""Which fault befalls which request: set by path for the tests, or asked for by one request."""

import threading
from dataclasses import dataclass, field
from email.utils import formatdate
from time import time

import alterations
from hostile_texts import SETS
from messages import Answer, Refusal

#: Each fault's name and what it does, for `GET /_faults`.
NAMES = {
    "slow": "answers after `seconds` (2)",
    "hung": "takes the request and never answers",
    "stalled": "sends half of the body and then nothing",
    "refused": "redirects to an address that refuses connections",
    "reset": "resets the connection, after `bytes` (0) of the body if that is given",
    "truncated": "names a Content-Length twice that of what it sends",
    "cut-json": "sends the first half of the JSON as if it were all",
    "wrong-content-type": "says application/octet-stream",
    "wrong-json": "sends JSON with other types under the same keys",
    "wrong-root": "sends a JSON string instead of an object",
    "null": "sends null for every value",
    "error": "sends {\"error\": …}, with 200",
    "empty-body": "sends 200 and no byte",
    "html": "sends the page of a portal, with 200",
    "huge": "sends `bytes` (104857600) of JSON",
    "endless": "sends chunks without end",
    "401": "and every other status from 400 to 599 by its number",
    "429": "with Retry-After: `seconds` (30)",
    "429-date": "with Retry-After: a date `seconds` (30) from now",
    "expired": "401 as for an access token that is out of date",
    "aged": "says by Age that a cache has kept the answer for `seconds` (7200)",
    "skew": "the Date header and all dates `seconds` (3600) late",
    "empty": "lists without an element, counts of 0",
    "many": "lists of `rows` (10000) elements, counts of as many",
    "one-wrong": "lists with one element more, whose values have other types",
    "text-everywhere": "the texts of all sets in every string, identifiers and addresses too",
    **{f"text-{name}": f"one of the {name} texts in every text field" for name in SETS},
}
_NUMBERS = ("seconds", "bytes", "rows", "times", "after", "delay")


@dataclass
class Fault:
    """A fault and its measures; it spares the first `after` requests and ends after `times`."""

    name: str
    numbers: dict = field(default_factory=dict)

    def number(self, name, default):
        return self.numbers.get(name, default)

    def summary(self):
        return {"name": self.name, **self.numbers}


def fault(value):
    """A fault as tests write it: "slow", "slow;seconds=3" or {"name": "slow", "seconds": 3}."""
    if isinstance(value, str):
        value = _spelled_out(value)
    if not isinstance(value, dict) or not isinstance(value.get("name"), str):
        raise Refusal(400, "bad_fault", 'a fault is a name or {"name": …, "seconds": …}')
    numbers = {key: inner for key, inner in value.items() if key != "name"}
    for key, number in numbers.items():
        is_number = isinstance(number, (int, float)) and not isinstance(number, bool)
        # Clocks can be off either way.
        may_be_less = (value["name"], key) == ("skew", "seconds")
        if key not in _NUMBERS or not is_number or (number < 0 and not may_be_less):
            raise Refusal(400, "bad_fault", f"{key} is none of the numbers {', '.join(_NUMBERS)}")
    if not is_known(value["name"]):
        raise Refusal(
            400, "bad_fault", f"there is no fault {value['name']}; GET /_faults lists them"
        )
    return Fault(value["name"], numbers)


def _spelled_out(text):
    name, *settings = text.split(";")
    value = {"name": name.strip()}
    for setting in settings:
        key, _, number = setting.partition("=")
        try:
            value[key.strip()] = float(number) if "." in number else int(number)
        except ValueError:
            raise Refusal(400, "bad_fault", f"{setting} should be like seconds=3") from None
    return value


def is_known(name):
    """Whether there is a fault of this name."""
    return name in NAMES or _is_status(name)


def _is_status(name):
    return name.isascii() and name.isdigit() and 400 <= int(name[:6]) <= 599


class Faults:
    """The faults that are set, by prefix of the path; of several the one of the longest prefix."""

    def __init__(self):
        self._lock = threading.Lock()
        self._set = {}

    def set(self, values):
        """Adds faults: a path or its beginning → a fault, or several that come one after the other."""
        checked = {}
        for path, value in values.items():
            if not path.startswith("/"):
                raise Refusal(400, "bad_fault", f"{path} is no path; it should begin with /")
            checked[path] = [fault(one) for one in (value if isinstance(value, list) else [value])]
        with self._lock:
            self._set.update(checked)

    def clear(self):
        with self._lock:
            self._set = {}

    def summary(self):
        with self._lock:
            return {path: [one.summary() for one in faults] for path, faults in self._set.items()}

    def take(self, request):
        """The fault that befalls a request, which is counted, or None."""
        asked = request.headers.get("x-fault") or request.query.pop("X-Fault", None)
        if asked:
            return fault(asked)
        with self._lock:
            for path in sorted(self._set, key=len, reverse=True):
                if is_below(request.path, path):
                    return _next(self._set[path])
        return None


def is_below(path, prefix):
    """Whether a path is the prefix or lies below it."""
    return path == prefix or path.startswith(prefix.rstrip("/") + "/")


def _next(faults):
    while faults:
        first = faults[0]
        if first.number("after", 0) > 0:
            first.numbers["after"] -= 1
            return None
        if "times" not in first.numbers:
            return first
        if first.numbers["times"] > 0:
            first.numbers["times"] -= 1
            return Fault(first.name, dict(first.numbers))
        faults.pop(0)
    return None


def rows(fault):
    """How many elements a fault gives to lists, or None."""
    if fault is None or fault.name not in ("empty", "many"):
        return None
    return 0 if fault.name == "empty" else int(fault.number("rows", 10000))


def instead(fault, request, refused_address):
    """What is answered in place of the system, which then is not asked; or None."""
    name = fault.name
    if name == "html":
        page = "<!DOCTYPE html><title>Sign in</title><h1>Welcome to the hotel's network</h1>"
        return Answer(body=page.encode(), content_type="text/html; charset=utf-8")
    if name == "refused":
        return Answer(None, 307, {"Location": refused_address + request.path})
    if name == "expired":
        refusal = expired_token()
    elif name.startswith("429"):
        seconds = fault.number("seconds", 30)
        wait = (
            formatdate(time() + seconds, usegmt=True) if name == "429-date" else str(int(seconds))
        )
        refusal = Refusal(429, "too_many", "too many requests", {"Retry-After": wait})
    elif _is_status(name):
        headers = {"WWW-Authenticate": "Bearer"} if name == "401" else {}
        refusal = Refusal(int(name), f"fault_{name}", f"asked to fail with {name}", headers)
    else:
        return None
    return refusal.answer()


def expired_token():
    """How a system refuses a token that is out of date."""
    challenge = 'Bearer error="invalid_token", error_description="the access token expired"'
    return Refusal(
        401, "invalid_token", "the access token expired", {"WWW-Authenticate": challenge}
    )


def altered(fault, answer, texts):
    """An answer whose JSON says what the fault makes of it."""
    name, value = fault.name, answer.value
    if name == "aged":
        answer.headers["Age"] = str(int(fault.number("seconds", 7200)))
    if value is None:
        return answer
    if name == "text-everywhere":
        answer.value = alterations.with_texts(value, None, "all")
    elif name.startswith("text-"):
        answer.value = alterations.with_texts(value, texts, name.removeprefix("text-"))
    elif name in ("empty", "many"):
        answer.value = alterations.resized(value, rows(fault))
    elif name == "skew":
        answer.value = alterations.shifted(value, fault.number("seconds", 3600))
    elif name == "wrong-json":
        answer.value = alterations.mistyped(value)
    elif name == "one-wrong":
        answer.value = alterations.flawed(value)
    elif name == "wrong-root":
        answer.value = "all is well"
    elif name == "null":
        answer.value = alterations.emptied(value)
    elif name == "error":
        answer.value = {"error": {"code": "unavailable", "message": "try again later"}}
    return answer
