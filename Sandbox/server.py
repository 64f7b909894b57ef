"""The sandbox over HTTP: finds who answers, lets faults happen, keeps a log."""

import hashlib
import os
import socket
import sys
import threading
import time
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, unquote, urlsplit

import faults
from control import Control, Log
from delivery import Delivery
from messages import Answer, Refusal, Request
from systems.activity import Activity
from systems.calendar import Calendar
from systems.cards import Cards
from systems.deals import Deals
from systems.insights import Insights
from systems.outages import Outages

_SYSTEMS = (Activity, Cards, Calendar, Deals, Insights, Outages)
_MOST_BODY = 1 << 20


class Sandbox:
    """All systems, the faults that are set, and the log."""

    def __init__(self, world):
        self.world = world
        self.ended = threading.Event()
        self.faults = faults.Faults()
        self.log = Log(threading.Lock())
        self._closed = _unheard_socket()
        self.refused_address = "http://127.0.0.1:%d" % self._closed.getsockname()[1]
        self.refuse = lambda seconds: None
        self.reset()

    def reset(self):
        """Begins anew: data, tokens, settings, faults and log."""
        self.world.reset()
        self.faults.clear()
        self.log.clear()
        self.systems = [system(self.world) for system in _SYSTEMS]
        self.control = Control(self)

    def respond(self, request):
        """The answer to a request and the fault that is to happen on its way."""
        if request.path.startswith("/_"):
            return self._answer(self.control, request), None
        fault = None
        try:
            fault = self.faults.take(request) or self._scheduled(request)
            request.fault, request.rows = fault, faults.rows(fault)
            answer = fault and faults.instead(fault, request, self.refused_address)
            if answer:
                return answer, fault
            system = self._system(request)
        except Refusal as refusal:
            return refusal.answer(), fault
        answer = self._answer(system, request)
        return (faults.altered(fault, answer, system.texts) if fault else answer), fault

    def _scheduled(self, request):
        """The fault that a system itself has planned for this moment, or None."""
        found = (system.fault(request) for system in self.systems)
        return next((fault for fault in found if fault), None)

    def _system(self, request):
        for system in self.systems:
            if system.find(request):
                return system
        raise Refusal(
            404, "no_path", f"nothing is at {request.path}; docs/sandbox.md lists what there is"
        )

    def _answer(self, system, request):
        try:
            found = system.find(request)
            if not found:
                raise Refusal(404, "no_path", f"nothing is at {request.path}")
            function, parts = found
            with system.lock:
                return function(request, *parts)
        except Refusal as refusal:
            return refusal.answer()


def _unheard_socket():
    """A socket that holds a port and does not listen, so that whoever connects is refused."""
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    return held


class Server(ThreadingHTTPServer):
    """Listens on this machine alone; a thread for each connection."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, sandbox, port):
        self.sandbox = sandbox
        super().__init__(("127.0.0.1", port), Handler)
        sandbox.refuse = self.refuse

    @property
    def address(self):
        return "http://127.0.0.1:%d" % self.server_address[1]

    def refuse(self, seconds):
        """Refuses new connections for so long; the port stays this server's."""
        # Another socket takes the place and the port of the one that listens, which whoever waits at
        # it keeps open for a moment, so it has to be told to stop.
        self.socket.shutdown(socket.SHUT_RDWR)
        with socket.socket() as silent:
            os.dup2(silent.fileno(), self.socket.fileno())
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(self.server_address)
        timer = threading.Timer(seconds, lambda: self.socket.listen(self.request_queue_size))
        timer.daemon = True
        timer.start()

    def get_request(self):
        try:
            return super().get_request()
        except OSError:
            # A socket that does not listen looks ready all the time.
            time.sleep(0.02)
            raise

    def handle_error(self, request, client_address):
        """Says nothing of clients that went away."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"
    timeout = 120
    # An answer goes out at once, not when the client has acknowledged its head.
    disable_nagle_algorithm = True

    def answer(self):
        sandbox = self.server.sandbox
        received = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
        request, fault = self.request_read(), None
        if isinstance(request, Refusal):
            answer = request.answer()
        else:
            answer, fault = sandbox.respond(request)
            if not request.path.startswith("/_"):
                sandbox.log.add(Log.entry(request, received, answer.status, fault))
            if fault is None:
                answer = _tagged(answer, request)
        Delivery(self, sandbox.ended).send(answer, fault)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = answer

    def request_read(self):
        """The request with its body, or why it is refused; then the connection is closed."""
        length = self.headers.get("Content-Length", "0")
        if not length.isdigit() or int(length) > _MOST_BODY or "Transfer-Encoding" in self.headers:
            self.close_connection = True
            return Refusal(413, "too_long", f"a body has a Content-Length of at most {_MOST_BODY}")
        parts = urlsplit(self.path)
        return Request(
            method=self.command,
            path=unquote(parts.path),
            query=dict(parse_qsl(parts.query, keep_blank_values=True)),
            headers={name.lower(): value for name, value in self.headers.items()},
            body=self.rfile.read(int(length)),
        )

    def log_message(self, *arguments):
        """Nothing is printed; the log is at /_log."""


def _tagged(answer, request):
    """A good answer with its ETag, or 304 where the client has it already."""
    if (
        request.method not in ("GET", "HEAD")
        or answer.status != 200
        or request.path.startswith("/_")
    ):
        return answer
    tag = '"%s"' % hashlib.sha256(answer.content()).hexdigest()[:20]
    if request.headers.get("if-none-match") in (tag, f"W/{tag}"):
        return Answer(status=304, headers={"ETag": tag}, delay=answer.delay)
    answer.headers["ETag"] = tag
    return answer
