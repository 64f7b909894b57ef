"""A sandbox in this process for all tests, and a client that asks it."""

import http.client
import json
import os
import sys
import threading
import unittest
from urllib.parse import urlencode

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

from server import Sandbox, Server  # noqa: E402
from world import World, instant  # noqa: E402

AT = "2026-03-14T10:30:00Z"


def started(seed=1, at=AT):
    """A server on a free port, with its thread."""
    sandbox = Sandbox(World(seed, instant(at)))
    server = Server(sandbox, 0)
    threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
    ).start()
    return server


_shared = []


def shared():
    if not _shared:
        _shared.append(started())
    return _shared[0]


class Reply:
    """What came back."""

    def __init__(self, response, content):
        self.status, self.headers, self.content = response.status, response.headers, content

    @property
    def json(self):
        return json.loads(self.content)

    @property
    def code(self):
        return self.json["error"]["code"]


class SandboxTest(unittest.TestCase):
    """A test with a sandbox that begins anew before it."""

    def setUp(self):
        self.server = shared()
        self.server.sandbox.reset()

    def connection(self, timeout=5):
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.server.server_address[1], timeout=timeout
        )
        self.addCleanup(connection.close)
        return connection

    def ask(self, method, path, body=None, token=None, headers=None, timeout=5, **query):
        """Sends one request and reads the whole reply."""
        headers = dict(headers or {})
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if query:
            path += "?" + urlencode(query)
        content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        connection = self.connection(timeout)
        connection.request(method, path, content, headers)
        response = connection.getresponse()
        return Reply(response, response.read())

    def get(self, path, token=None, headers=None, timeout=5, **query):
        return self.ask("GET", path, None, token, headers, timeout, **query)

    def sign_in(self, system="activity", user="ada", password="lovelace"):
        return self.ask("POST", f"/{system}/login", {"user": user, "password": password}).json

    def set_faults(self, **faults):
        """Faults by path, whose slashes are written as underscores: cards_uses="slow"."""
        return self.put_faults(
            {"/" + name.replace("_", "/"): fault for name, fault in faults.items()}
        )

    def put_faults(self, faults):
        reply = self.ask("PUT", "/_faults", faults)
        self.assertEqual(reply.status, 200, reply.content)
        return reply.json
