#!/usr/bin/env python3
"""The board of 24 metric cells on a terminal through ncurses: this project and C, in turn, in one run.

Each program draws on a 200x60 pseudo-terminal that is read as fast as it writes, and measures the
processor time of its own frames: all cells changed, and one. The peer draws what changed and nothing
else. Both are built by bench-layout.sh, or here where they are missing.

Linux only. Environment: FRAMES (1001), RUNS (5).
"""
import os
import select
import statistics
import subprocess
import sys
import tempfile

from bench_terminal import ROOT, start, tidy

FRAMES, RUNS = os.environ.get("FRAMES", "1001"), int(os.environ.get("RUNS", 5))
OURS = os.path.join(ROOT, ".build/release/LayoutBench")
PEER = os.path.join(ROOT, ".build/bench/board-ncurses")


def build():
    """The two programs; false where the peer's ncurses is missing."""
    built = subprocess.run(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "LayoutBench"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        # The compiler writes its errors to the standard output.
        sys.exit(f"{built.stdout}LayoutBench does not build")
    os.makedirs(os.path.dirname(PEER), exist_ok=True)
    source = os.path.join(ROOT, "Benchmarks/Peers/ncurses.c")
    return subprocess.run(
        ["cc", "-O2", source, "-lncursesw", "-o", PEER], stderr=subprocess.DEVNULL).returncode == 0


def run(program, changed):
    """Microseconds and bytes of a frame."""
    with tempfile.NamedTemporaryFile() as file:
        pid, terminal = start([program, "--terminal", changed, FRAMES, file.name])
        total = 0
        while True:
            select.select([terminal], [], [])
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            total += len(part)
        os.close(terminal)
        if os.waitpid(pid, 0)[1] != 0:
            sys.exit(f"{program} failed on its terminal")
        return float(file.read()), total / int(FRAMES)


def main():
    if not build():
        sys.exit("the peer needs a C compiler and ncurses (Debian: libncurses-dev)")
    programs = {"widgettui": OURS, "C and ncurses": PEER}
    print(f"24 metric cells on a 200x60 terminal, {FRAMES} frames, median of {RUNS} runs in turn")
    for changed in ("all", "one"):
        runs = {name: [] for name in programs}
        for _ in range(RUNS):
            for name, program in programs.items():
                runs[name].append(run(program, changed))
        for name, figures in runs.items():
            time, sent = (statistics.median(figure[i] for figure in figures) for i in (0, 1))
            print(f"{changed} changed, {name:14}{time:9.1f} µs a frame{sent:9.0f} bytes a frame")
        ratios = [ours[0] / theirs[0] for ours, theirs in zip(*runs.values())]
        print(f"{changed} changed, widgettui / C and ncurses: {statistics.median(ratios):.2f}")
    tidy()


main()
