"""A back end: paths and the functions that answer them."""

import threading

from messages import Refusal


class System:
    """What every back end has; its routes are `(method, pattern, function)`, as ("GET", "/cards/{id}", f)."""

    #: The keys of its JSON whose values are texts that people wrote.
    texts = frozenset()

    def __init__(self, world):
        self.world = world
        self.lock = threading.RLock()

    def routes(self):
        return []

    def fault(self, request):
        """The fault that the system has planned for a request at this moment, or None."""
        return None

    def find(self, request):
        """The function for a request and the parts of its path, or None; refuses a wrong method."""
        allowed = []
        for method, pattern, function in self.routes():
            parts = match(pattern, request.path)
            if parts is None:
                continue
            if method == request.method or (method, request.method) == ("GET", "HEAD"):
                return function, parts
            allowed.append(method)
        if allowed:
            message = f"{request.path} takes {', '.join(allowed)}"
            raise Refusal(405, "bad_method", message, {"Allow": ", ".join(allowed)})
        return None


def match(pattern, path):
    """What stands in place of a pattern's {names}, in order; None where the path is another."""
    wanted, given = pattern.split("/"), path.split("/")
    if len(wanted) != len(given):
        return None
    found = []
    for want, have in zip(wanted, given):
        if want.startswith("{"):
            if not have:
                return None
            found.append(have)
        elif want != have:
            return None
    return found
