#!/usr/bin/env python3
"""Runs a board of 200 widgets with mixed sources and watches what it costs over time.

    Scripts/bench-soak.py [MINUTES]      30 by default; needs a release build and python3

Prints each minute the memory, descriptors, threads and processor time of the dashboard, of its host and of a
status line that follows two of the widgets, and at the end how they grew after the first five minutes, how late
due readings were begun, and zombies.
"""

import fcntl
import glob
import http.server
import json
import os
import pty
import re
import select
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

PROGRAM = os.path.abspath(".build/release/widgettui")
STATUS = os.path.abspath(".build/status/release/widgettui-status")
COUNT = 200


class Server(http.server.BaseHTTPRequestHandler):
    """Answers with a number that changes."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        body = json.dumps({"today": {"orders": int(time.time()) % 1000}}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def widget(number, folder, port):
    """One of nine kinds of sources, by turns."""
    every = [5, 10, 15, 30][number // 9 % 4]
    return [
        f"{{kind: metric, source: system.cpu, chart: sparkline, every: {every}s}}",
        f"{{kind: text, source: {{run: [date, +%S]}}, every: {every}s}}",
        f"{{kind: metric, source: {{shell: 'echo $$'}}, every: {every}s}}",
        f"{{kind: metric, source: {{http: 'http://127.0.0.1:{port}/{number}', pick: .today.orders}},"
        f" every: {every}s}}",
        f"{{kind: metric, source: {{sqlite: '{folder}/a.db', query: select count(*) from t}},"
        f" every: {every}s}}",
        f"{{kind: list, source: {{file: '{folder}/list.txt', format: lines}}, every: {every}s}}",
        "{kind: metric, source: {stream: [sh, -c, 'while sleep 2; do date +%S; done']}}",
        "{kind: clock}",
        f"{{kind: gauge, source: system.disks, every: {every}s}}",
    ][number % 9]


def make_board(folder, port):
    base = sqlite3.connect(f"{folder}/a.db")
    base.execute("create table t (x)")
    base.commit()
    base.close()
    with open(f"{folder}/list.txt", "w") as file:
        file.write("one\ntwo\nthree\n")
    lines = ["widgets:"]
    lines += [f"  w{number}: {widget(number, folder, port)}" for number in range(COUNT)]
    lines += ["pages:", "  All:", "    - " + " ".join(f"w{n}" for n in range(COUNT))]
    with open(f"{folder}/board.yaml", "w") as file:
        file.write("\n".join(lines) + "\n")


def start(folder, environment):
    """The dashboard on a terminal that has room for all widgets."""
    process, terminal = pty.fork()
    if process == 0:
        os.execve(PROGRAM, [PROGRAM, f"{folder}/board.yaml"], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 101, 400, 0, 0))
    return process, terminal


def drain(terminal, seconds):
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if select.select([terminal], [], [], left)[0]:
            os.read(terminal, 1 << 16)


def facts(process):
    """Memory in KiB, descriptors, threads, processor seconds; nothing for a process that has gone."""
    try:
        times = open(f"/proc/{process}/stat").read().rsplit(")", 1)[1].split()[11:13]
        status = open(f"/proc/{process}/status").read()
        return (
            int(re.search(r"VmRSS:\s+(\d+)", status)[1]),
            len(os.listdir(f"/proc/{process}/fd")),
            int(re.search(r"Threads:\s+(\d+)", status)[1]),
            sum(map(int, times)) / os.sysconf("SC_CLK_TCK"),
        )
    except (OSError, TypeError):
        return None


def children(parents):
    """The children of processes, and how many of them are zombies."""
    found, zombies = 0, 0
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            fields = open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) in parents:
            found += 1
            zombies += fields[0] == "Z"
    return found, zombies


def lateness(environment):
    """How late readings were begun that a widget's clock asked for, in milliseconds."""
    late = []
    board = open(f"{environment['SOAK_FOLDER']}/board.yaml").read()
    for number in range(COUNT):
        match = re.search(rf"\bw{number}: .*every: (\d+)s", board)
        if not match:
            continue
        out = subprocess.run(
            [PROGRAM, "why", f"w{number}", "--format", "json"],
            env=environment, capture_output=True, text=True)
        if out.returncode:
            continue
        every = int(match[1])
        for decisions in json.loads(out.stdout):
            for decision in decisions["questions"]:
                if decision["reason"] == "asked as the policy said":
                    late.append(decision["time"] % every * 1000)
    return sorted(late)


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 30
    folder = tempfile.mkdtemp(prefix="soak-")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    make_board(folder, server.server_port)
    environment = dict(
        os.environ, WIDGETTUI_STATE=f"{folder}/state", TERM="xterm-256color", TZ="UTC",
        SOAK_FOLDER=folder)
    process, terminal = start(folder, environment)
    drain(terminal, 5)
    status = subprocess.Popen(
        [STATUS, "--board", f"{folder}/board.yaml", "--follow", "w0", "w1"], env=environment,
        stdout=subprocess.DEVNULL)
    early, last, most_zombies = None, None, 0
    costs, before = [], None
    try:
        for minute in range(1, int(minutes) + 1):
            drain(terminal, 60)
            [lease] = glob.glob(f"{folder}/state/machine-*/widgettui/host")
            host = int(open(lease).read().split()[0])
            now = facts(process), facts(host), facts(status.pid)
            found, zombies = children({process, host})
            most_zombies = max(most_zombies, zombies)
            if before:
                costs.append([this[3] - last[3] for this, last in zip(now, before)])
            before = now
            print(f"{minute:3} min  dashboard {now[0]}  host {now[1]}  status line {now[2]}"
                  f"  children {found}  zombies {zombies}", flush=True)
            if minute == min(5, int(minutes)):
                early = now
            last = now
    finally:
        status.terminate()
        os.kill(process, signal.SIGTERM)
        # Without its terminal it waits for nothing.
        os.close(terminal)
        os.waitpid(process, 0)
    late = lateness(environment)
    names = ("dashboard", "host", "status line")
    for name, cost in zip(names, zip(*costs)):
        print(f"{name}: processor time a minute {cost[0]:.2f} s in the second, {cost[-1]:.2f} s in the last:"
              f" {cost[-1] / max(cost[0], 0.01):.2f}")
    for name, before, after in zip(names, early, last):
        print(f"{name}: memory {before[0]} -> {after[0]} KiB, descriptors {before[1]} -> {after[1]},"
              f" threads {before[2]} -> {after[2]} after minute 5")
    if late:
        print(f"readings begun late by: median {late[len(late) // 2]:.1f} ms, "
              f"99 of 100 under {late[len(late) * 99 // 100]:.1f} ms, worst {late[-1]:.1f} ms"
              f" ({len(late)} readings)")
    print(f"zombies: {most_zombies}")


if __name__ == "__main__":
    main()
