#!/usr/bin/env python3
"""A status line once, as tmux runs it: this program and its peers in turn, in one run.

Wall time of the whole process, from before its start to its end, and, where valgrind is installed,
its instructions. The line is of an archive that a widget's host has just written, so nothing is due.
`true` is the floor. A peer that is not installed is left out (Debian: i3status).

Environment: RUNS (101), STATUS (the built widgettui-status), PROGRAM (the built widgettui).
"""
import glob
import json
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time

RUNS = int(os.environ.get("RUNS", 101))
STATUS = os.environ.get("STATUS", ".build/status/release/widgettui-status")
PROGRAM = os.environ.get("PROGRAM", ".build/release/widgettui")
I3STATUS = """general { output_format = none }
order += "load"
order += "memory"
order += "disk /"
order += "tztime local"
load { format = "%1min" }
memory { format = "%used" }
disk "/" { format = "%free" }
tztime local { format = "%H:%M" }
"""


def milliseconds(command, environment):
    begun = time.perf_counter()
    process = os.posix_spawn(command[0], command, environment, file_actions=[
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ])
    os.waitpid(process, 0)
    return 1000 * (time.perf_counter() - begun)


def instructions(command, environment):
    """In millions; nan where valgrind is not installed."""
    if not shutil.which("valgrind"):
        return float("nan")
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        env=environment, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    return int(found.group(1)) / 1e6 if found else float("nan")


def stripped(command, folder):
    """The command without the debug information that valgrind stumbles over, as it is installed."""
    copy = os.path.join(folder, os.path.basename(command[0]))
    run = subprocess.run(["strip", "-o", copy, command[0]], capture_output=True)
    return [copy if run.returncode == 0 else command[0], *command[1:]]


def main():
    folder = tempfile.mkdtemp(prefix="widgettui-bench-")
    # The first line starts a host, which is to be the one of the program that was built.
    path = os.path.dirname(os.path.abspath(PROGRAM)) + ":" + os.environ["PATH"]
    environment = dict(os.environ, WIDGETTUI_STATE=folder, LC_ALL="C.UTF-8", PATH=path)
    configuration = os.path.join(folder, "i3status.conf")
    with open(configuration, "w") as file:
        file.write(I3STATUS)
    status = os.path.abspath(STATUS)
    state = ""
    for _ in range(100):
        block = subprocess.run(
            [status, "--format", "waybar", "disks"], env=environment, capture_output=True, text=True)
        state = json.loads(block.stdout)["class"]
        if state == "fresh":
            break
        time.sleep(0.1)
    if state != "fresh":
        raise SystemExit(f"the host read no disks within ten seconds; the line is {state}")
    line = subprocess.run([status, "disks"], env=environment, capture_output=True, text=True)
    line = line.stdout.strip()
    commands = {"true": [shutil.which("true")], "widgettui-status": [status, "disks"]}
    if shutil.which("i3status"):
        commands["i3status"] = [shutil.which("i3status"), "--run-once", "-c", configuration]
    runs = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            runs[name].append(milliseconds(command, environment))
    print(f"one line (“{line}”), {RUNS} runs in turn: milliseconds, million instructions")
    print(f"{'':18}{'least':>8}{'median':>8}{'instructions':>14}")
    medians = {name: statistics.median(times) for name, times in runs.items()}
    for name, times in runs.items():
        count = instructions(stripped(commands[name], folder), environment)
        print(f"{name:18}{min(times):8.2f}{medians[name]:8.2f}{count:14.2f}")
    for name in commands:
        if name != "widgettui-status":
            ratio = medians["widgettui-status"] / medians[name]
            print(f"widgettui-status / {name}: {ratio:.2f}")
    for name in glob.glob(os.path.join(folder, "machine-*", "widgettui", "host")):
        with open(name) as file:
            host = int(file.readline())
        if host:
            os.kill(host, 15)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
