#!/usr/bin/env python3
"""A known future: how exactly entries flip, and what happens between.

The agenda of Tests/Programs/CountedWidgets knows sixty entries two seconds apart, and its policy is
never. A status line follows it for SECONDS (20): each line's arrival is compared with its entry's date.
Between flips neither the host nor the line may wake, and the provider is asked once.

Environment: SECONDS, PROGRAM (the built CountedWidgets), STATUS (the built widgettui-status).
"""
import datetime
import json
import os
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SECONDS = int(os.environ.get("SECONDS", 20))
PROGRAM = os.environ.get("PROGRAM", ".build/release/CountedWidgets")
STATUS = os.environ.get("STATUS", ".build/status/release/widgettui-status")


def wakes(process):
    """How often the threads of a process went to sleep so far."""
    count = 0
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/status") as file:
            count += sum(int(line.split()[1]) for line in file if line.startswith("voluntary"))
    return count


def main():
    folder = tempfile.mkdtemp(prefix="widgettui-bench-")
    log = os.path.join(folder, "log")
    # A status line finds the program that it starts as a host in the search path.
    path = f"{os.path.dirname(os.path.abspath(PROGRAM))}:{os.environ['PATH']}"
    environment = dict(
        os.environ, WIDGETTUI_STATE=folder, WIDGETTUI_MACHINE="bench", COUNTED_LOG=log, TZ="UTC",
        PATH=path)
    shared = os.path.join(folder, "machine-bench", "CountedWidgets")
    line = subprocess.Popen(
        [os.path.abspath(STATUS), "-p", "CountedWidgets", "--follow", "agenda"],
        env=environment, stdout=subprocess.PIPE)
    arrivals, begun, before = {}, time.time(), None
    while time.time() - begun < SECONDS:
        if select.select([line.stdout], [], [], 0.2)[0]:
            text = os.read(line.stdout.fileno(), 4096).decode().strip().split("\n")[-1]
            arrivals[text] = time.time()
            if before is None and len(arrivals) == 3:
                with open(os.path.join(shared, "host")) as file:
                    host = int(file.readline())
                before = (wakes(host), wakes(line.pid), len(arrivals))
    if before is None:
        sys.exit("no entries came: are CountedWidgets and widgettui-status built?")
    flips = len(arrivals) - before[2]
    of_host, of_line = wakes(host) - before[0], wakes(line.pid) - before[1]
    report = json.loads(subprocess.run(
        [PROGRAM, "timeline", "agenda/inline", "--format", "json"],
        env=environment, capture_output=True, text=True, check=True).stdout)
    dates = {
        entry["text"]: datetime.datetime.fromisoformat(
            entry["date"].replace("Z", "+00:00")).timestamp()
        for entry in report[0]["entries"]}
    late = sorted(
        1000 * (moment - dates[text]) for text, moment in list(arrivals.items())[2:]
        if text in dates)
    with open(log) as file:
        calls = len(file.readlines())
    print(f"{len(late)} entries followed: arrival after the entry's date, milliseconds")
    print(f"  least {late[0]:.1f}, median {statistics.median(late):.1f}, most {late[-1]:.1f}")
    print(f"  wake-ups a flip: host {of_host / flips:.1f}, line {of_line / flips:.1f};"
          f" questions to the provider in all: {calls}")
    line.kill()
    os.kill(host, 15)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
