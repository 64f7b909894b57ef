#!/usr/bin/env python3
"""What a live dashboard costs: this program and its peers side by side in one run.

Each program runs in a 200x60 pseudo-terminal with a refresh every second, all figures at once. After
a warm-up the processor time of the whole process, all threads and reaped children, is taken over a
window, with its memory, its context switches and the bytes it wrote. The programs run at the same
time, so that noise on the machine falls on all of them alike.

Linux only. A peer that is not installed is left out (Debian: btop). Environment: COLUMNS and LINES
(200, 60), WARM (5 seconds), WINDOW (30 seconds), ROUNDS (3), PROGRAM (the built widgettui).
"""
import os
import select
import signal
import statistics
import threading
import time

from bench_terminal import COLUMNS, LINES, programs, start, tidy

WARM, WINDOW = float(os.environ.get("WARM", 5)), float(os.environ.get("WINDOW", 30))
ROUNDS = int(os.environ.get("ROUNDS", 3))
TICK = os.sysconf("SC_CLK_TCK")


def processor_time(pid):
    """Seconds of processor time of all threads, in nanosecond steps; reaped children in ticks."""
    own = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                own += int(file.read().split()[0])
        except OSError:
            pass  # A thread that has just ended; its time is lost to both programs alike.
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return own / 1e9 + (int(fields[13]) + int(fields[14])) / TICK


def status(pid, name):
    with open(f"/proc/{pid}/status") as file:
        for line in file:
            if line.startswith(name + ":"):
                return int(line.split()[1])
    return 0


class Run(threading.Thread):
    """One program in a terminal of its own, read as fast as it writes."""

    def __init__(self, command):
        super().__init__(daemon=True)
        self.bytes = 0
        self.ended = False
        self.pid, self.terminal = start(command)
        self.start()

    def run(self):
        while not self.ended:
            if select.select([self.terminal], [], [], 0.2)[0]:
                try:
                    self.bytes += len(os.read(self.terminal, 65536))
                except OSError:
                    return

    def figures(self):
        switches = status(self.pid, "voluntary_ctxt_switches")
        return processor_time(self.pid), self.bytes, switches

    def end(self):
        self.ended = True
        os.kill(self.pid, signal.SIGTERM)
        deadline = time.time() + 2
        while os.waitpid(self.pid, os.WNOHANG)[0] == 0:
            if time.time() > deadline:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(0.02)
        self.join()
        os.close(self.terminal)


def round_of(commands):
    runs = {name: Run(command) for name, command in commands.items()}
    time.sleep(WARM)
    before = {name: run.figures() for name, run in runs.items()}
    time.sleep(WINDOW)
    rows = {}
    for name, run in runs.items():
        after = run.figures()
        row = [b - a for a, b in zip(before[name], after)]
        rows[name] = (row[0], row[1] / WINDOW, row[2] / WINDOW, status(run.pid, "VmRSS") / 1024)
    for run in runs.values():
        run.end()
    return rows


def main():
    commands = programs("--every", "1")
    rounds = [round_of(commands) for _ in range(ROUNDS)]
    print(f"idle dashboards, {COLUMNS}x{LINES}, 1 Hz, {WINDOW:g} s, median of {ROUNDS} rounds side by side")
    print(f"{'':12}{'CPU s':>9}{'%':>8}{'bytes/s':>9}{'wakes/s':>9}{'RSS MiB':>9}")
    for name in commands:
        cpu, sent, wakes, memory = (
            statistics.median(r[name][i] for r in rounds) for i in range(4))
        share = 100 * cpu / WINDOW
        print(f"{name:12}{cpu:9.4f}{share:8.3f}{sent:9.0f}{wakes:9.1f}{memory:9.1f}")
    if "btop" in commands:
        ratios = sorted(r["widgettui"][0] / r["btop"][0] for r in rounds)
        print(f"processor time, widgettui / btop: {statistics.median(ratios):.2f} "
              f"({ratios[0]:.2f} to {ratios[-1]:.2f})")
    tidy()


main()
