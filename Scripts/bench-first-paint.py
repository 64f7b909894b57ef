#!/usr/bin/env python3
"""From start to the first whole screen: this program and its peers in turn, in one run.

Each program starts in a 200x60 pseudo-terminal; the time counts from just before the start to the
last byte of the first burst of at least 2,500 bytes that is followed by 60 ms of silence. This
program's screen is then useful: memory, disks, load and processes are there, and what needs two
readings is marked as on its way; when it has come is the second figure.

Linux only. A peer that is not installed is left out (Debian: btop). Environment: COLUMNS and LINES
(200, 60), RUNS (11), PROGRAM (the built widgettui).
"""
import os
import select
import signal
import statistics
import time

from bench_terminal import COLUMNS, LINES, programs, start, tidy

RUNS = int(os.environ.get("RUNS", 11))
BYTES, SILENCE = 2500, 0.06


def first_paint(command):
    """Milliseconds to the first whole screen, and to the next change of it."""
    begun = time.perf_counter()
    pid, terminal = start(command)
    total, last, painted, changed = 0, begun, None, None
    while time.perf_counter() - begun < 3 and changed is None:
        if select.select([terminal], [], [], 0.005)[0]:
            written = os.read(terminal, 65536)
            if b"\x1b[c" in written:
                # As every terminal answers; this program waits for that before its first frame.
                os.write(terminal, b"\x1b[?62;22c")
            total += len(written)
            last = time.perf_counter()
            if painted is not None:
                changed = last
        elif painted is None and total >= BYTES and time.perf_counter() - last > SILENCE:
            painted = last
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    return (1000 * (moment - begun) if moment else float("nan") for moment in (painted, changed))


def main():
    commands = programs()
    runs = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            runs[name].append(tuple(first_paint(command)))
    print(f"first whole screen, {COLUMNS}x{LINES}, {RUNS} runs in turn, milliseconds")
    print(f"{'':12}{'least':>8}{'median':>8}{'next change, median':>22}")
    for name, times in runs.items():
        paint = [time for time, _ in times]
        change = statistics.median(time for _, time in times)
        print(f"{name:12}{min(paint):8.1f}{statistics.median(paint):8.1f}{change:22.0f}")
    if "btop" in runs:
        ratios = [ours[0] / theirs[0] for ours, theirs in zip(runs["widgettui"], runs["btop"])]
        print(f"first screen, widgettui / btop: {statistics.median(ratios):.2f}")
    tidy()


main()
