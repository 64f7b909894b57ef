#!/usr/bin/env python3
"""Starts the back ends of the five example systems; docs/sandbox.md says what they answer."""

import argparse
import os
import signal
import sys
import threading

from server import Sandbox, Server
from world import World, instant


def main():
    # Asked at once: whoever reads the first line may end right after it.
    parent = os.getppid()
    options = _options()
    sandbox = Sandbox(World(options.seed, options.at))
    try:
        server = Server(sandbox, options.port)
    except OSError as error:
        sys.exit(
            f"error: port {options.port} cannot be listened on ({error.strerror}); --port takes another"
        )
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: sandbox.ended.set())
    print(f"sandbox {server.address}", flush=True)
    threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True
    ).start()
    _wait(sandbox.ended, parent)
    sandbox.ended.set()
    server.socket.close()


def _wait(ended, parent):
    """Waits for a signal or for the end of the process that started this one."""
    while not ended.wait(0.25) and os.getppid() == parent:
        pass


def _options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=_port, default=8900, help="0 takes a free one (8900)")
    parser.add_argument("--seed", type=int, default=1, help="another number makes other data (1)")
    parser.add_argument(
        "--at", type=_instant, help="the day or time that it is, as 2026-03-14T09:30"
    )
    return parser.parse_args()


def _port(text):
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _instant(text):
    value = instant(text)
    if value is None:
        raise argparse.ArgumentTypeError("a day or time is like 2026-03-14 or 2026-03-14T09:30")
    return value


if __name__ == "__main__":
    main()
