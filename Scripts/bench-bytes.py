#!/usr/bin/env python3
"""The bytes that dashboards send: at the start, for each change, and at rest.

Each program runs in a 200x60 pseudo-terminal, in turn. The change is one refresh of all its figures at
one hertz, taken over a window; at rest nothing changes: this program shows a board whose data stay as they
are, and btop is asked to refresh as seldom as it can. A peer in C with ncurses draws this board's cells
(Benchmarks/Peers/ncurses.c): all of them, one, and none. It is left out where it cannot be built, and so
is btop where it is not installed.

Linux only. Environment: WINDOW (10 seconds), PROGRAM (the built widgettui).
"""
import os
import select
import signal
import subprocess
import tempfile
import time

from bench_terminal import HOME, PROGRAM, ROOT, btop, programs, start, tidy

WINDOW = float(os.environ.get("WINDOW", 10))
PEER = os.path.join(ROOT, ".build/bench/board-ncurses")


def received(terminal, seconds):
    """The bytes that come within a time."""
    total, end = 0, time.time() + seconds
    while (left := end - time.time()) > 0:
        if select.select([terminal], [], [], left)[0]:
            try:
                total += len(os.read(terminal, 65536))
            except OSError:
                break
    return total


def bytes_of(command):
    """The bytes of the first two seconds, and of each second of the window that follows."""
    pid, terminal = start(command)
    first = received(terminal, 2)
    later = received(terminal, WINDOW) / WINDOW
    os.kill(pid, signal.SIGTERM)
    received(terminal, 0.5)
    os.close(terminal)
    if os.waitpid(pid, os.WNOHANG)[0] == 0:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
    return first, later


def peer(changed, frames):
    """The bytes that the peer in C sends in all for some frames."""
    with tempfile.NamedTemporaryFile() as file:
        pid, terminal = start([PEER, "--terminal", changed, str(frames), file.name])
        total = 0
        while True:
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            if not part:
                break
            total += len(part)
        os.close(terminal)
        os.waitpid(pid, 0)
        return total


def resting():
    """A board on which nothing changes."""
    board = os.path.join(HOME, "still.yaml")
    os.makedirs(HOME, exist_ok=True)
    with open(board, "w") as file:
        file.write("widgets: {still: {kind: text, source: {file: still.txt}}}\npages: {Still: [still]}\n")
    with open(os.path.join(HOME, "still.txt"), "w") as file:
        file.write("nothing changes here\n")
    return [PROGRAM, board, "--at", "2026-03-14T09:26:00Z"]


def slow_btop():
    """btop that refreshes once a day, which is its longest time."""
    command = btop()
    if command:
        with open(os.path.join(HOME, ".config/btop/btop.conf"), "a") as config:
            config.write("update_ms=86400000\n")
    return command


def row(name, start, change, rest):
    print(f"{name:14}{start:>14}{change:>18}{rest:>10}")


def main():
    row("bytes", "first screen", "a refresh", "at rest")
    figures = {name: bytes_of(command) for name, command in programs("--every", "1").items()}
    still = {"widgettui": bytes_of(resting())}
    if (slow := slow_btop()):
        still["btop"] = bytes_of(slow)
    for name, (first, later) in figures.items():
        row(name, f"{first:.0f}", f"{later:.0f}", f"{still[name][1]:.0f}")
    os.makedirs(os.path.dirname(PEER), exist_ok=True)
    source = os.path.join(ROOT, "Benchmarks/Peers/ncurses.c")
    if subprocess.run(["cc", "-O2", source, "-lncursesw", "-o", PEER],
                      stderr=subprocess.DEVNULL).returncode == 0:
        first = peer("all", 1)
        every = (peer("all", 101) - first) / 100
        none = (peer("none", 101) - peer("none", 1)) / 100
        row("C and ncurses", f"{first:.0f}", f"{every:.0f}", f"{none:.0f}")
    tidy()


main()
