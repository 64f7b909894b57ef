"""How an answer travels: whole, or with a fault of the connection."""

import select
import socket
import struct
import time
from email.utils import formatdate

_CHUNK = 1 << 16


class Delivery:
    """One answer's way back over one connection."""

    def __init__(self, handler, ended):
        self.handler = handler
        self.ended = ended

    def send(self, answer, fault=None):
        """Sends the answer in the way of the fault; what it leaves of the connection is closed."""
        self.wait(answer.delay + (fault.number("delay", 0) if fault else 0))
        if fault and fault.name in _WAYS:
            _WAYS[fault.name](self, answer, fault)
        else:
            later = fault.number("seconds", 3600) if fault and fault.name == "skew" else 0
            self.whole(answer, later)

    def whole(self, answer, later=0):
        """Sends it as it is, dated so many seconds later than now."""
        content = answer.content()
        self.head(answer, len(content), later=later)
        self.write(content)

    def head(self, answer, length, content_type=None, later=0):
        """Sends the status and headers; no length means chunks."""
        handler = self.handler
        handler.send_response_only(answer.status)
        handler.send_header("Server", "sandbox")
        handler.send_header("Date", formatdate(time.time() + later, usegmt=True))
        if length is None:
            handler.send_header("Transfer-Encoding", "chunked")
        elif answer.status not in (204, 304):
            handler.send_header("Content-Length", str(length))
            if length:
                handler.send_header("Content-Type", content_type or answer.content_type)
        for name, value in answer.headers.items():
            handler.send_header(name, value)
        if handler.close_connection:
            handler.send_header("Connection", "close")
        handler.end_headers()

    def write(self, content):
        if self.handler.command != "HEAD":
            self.handler.wfile.write(content)

    def wait(self, seconds):
        """Waits so long, or until the client has gone or the sandbox ends."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if self.ended.is_set() or self.is_deserted():
                return
            self.ended.wait(min(left, 0.1))

    def is_deserted(self):
        """Whether the client has closed its end."""
        connection = self.handler.connection
        try:
            if not select.select([connection], [], [], 0)[0]:
                return False
            return connection.recv(1, socket.MSG_PEEK) == b""
        except OSError:
            return True

    def reset(self):
        """Ends the connection with a reset in place of an end."""
        linger = struct.pack("ii", 1, 0)
        self.handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.handler.connection.close()


def _slow(delivery, answer, fault):
    delivery.wait(fault.number("seconds", 2))
    delivery.whole(answer)


def _hung(delivery, answer, fault):
    delivery.wait(86400)
    delivery.handler.close_connection = True


def _stalled(delivery, answer, fault):
    content = answer.content()
    delivery.head(answer, len(content))
    delivery.write(content[: len(content) // 2])
    _hung(delivery, answer, fault)


def _reset(delivery, answer, fault):
    if "bytes" in fault.numbers:
        content = answer.content()
        delivery.head(answer, len(content))
        delivery.write(content[: min(int(fault.numbers["bytes"]), len(content) - 1)])
        # A reset overtakes what was sent just before.
        time.sleep(0.05)
    delivery.handler.close_connection = True
    delivery.reset()


def _truncated(delivery, answer, fault):
    content = answer.content()
    delivery.handler.close_connection = True
    delivery.head(answer, 2 * len(content))
    delivery.write(content)


def _cut_json(delivery, answer, fault):
    content = answer.content()
    half = content[: len(content) // 2]
    delivery.head(answer, len(half))
    delivery.write(half)


def _wrong_content_type(delivery, answer, fault):
    content = answer.content()
    delivery.head(answer, len(content), content_type="application/octet-stream")
    delivery.write(content)


def _empty_body(delivery, answer, fault):
    delivery.head(answer, 0)


def _huge(delivery, answer, fault):
    length = max(int(fault.number("bytes", 100 << 20)), 32)
    start, end = b'{"padding": "', b'"}'
    delivery.head(answer, length)
    delivery.write(start)
    left = length - len(start) - len(end)
    while left > 0:
        delivery.write(b"x" * min(left, _CHUNK))
        left -= _CHUNK
    delivery.write(end)


def _endless(delivery, answer, fault):
    delivery.handler.close_connection = True
    delivery.head(answer, None)
    chunk = b"%x\r\n%s\r\n" % (_CHUNK, b" " * _CHUNK)
    while not delivery.ended.is_set() and delivery.handler.command != "HEAD":
        delivery.write(chunk)


_WAYS = {
    "slow": _slow,
    "hung": _hung,
    "stalled": _stalled,
    "reset": _reset,
    "truncated": _truncated,
    "cut-json": _cut_json,
    "wrong-content-type": _wrong_content_type,
    "empty-body": _empty_body,
    "huge": _huge,
    "endless": _endless,
}
