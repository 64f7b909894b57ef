#!/usr/bin/env python3
"""What it costs to read many exporters: 100 of them with about 1,000 lines each, every 15 seconds.

One local process serves all of them, each on a port of its own, with the text of Debian's exporter for
machines. `widgettui serve` reads them for one widget, a rate by instance and mode. Its processor time
and that of its worker, with all children, is taken from one reading to the next.

Linux only. Environment: EXPORTERS (100), LINES_EACH (1000), EVERY (15 seconds), ROUNDS (8), PROGRAM (the built
widgettui).
"""
import asyncio
import gzip
import multiprocessing
import os
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request

EXPORTERS = int(os.environ.get("EXPORTERS", 100))
LINES_EACH = int(os.environ.get("LINES_EACH", 1000))
EVERY = float(os.environ.get("EVERY", 15))
ROUNDS = int(os.environ.get("ROUNDS", 8))
PROGRAM = os.environ.get("PROGRAM", ".build/release/widgettui")
TICK = os.sysconf("SC_CLK_TCK")
QUERY = "sum by (instance, mode) (rate(node_cpu_seconds_total[5m]))"


def exporter_text():
    """The text of a real exporter, with series of more devices up to the number of lines."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    exporter = subprocess.Popen(
        ["prometheus-node-exporter", f"--web.listen-address=127.0.0.1:{port}"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                    lines = answer.read().decode().splitlines()
                break
            except OSError:
                time.sleep(0.05)
        else:
            raise SystemExit("prometheus-node-exporter does not answer")
    finally:
        exporter.terminate()
        exporter.wait()
    for number in range(max(0, LINES_EACH - len(lines))):
        lines.append(f'node_bench_bytes_total{{device="disk{number}",mountpoint="/srv/{number}"}} '
                     f'{number * 1.5e9:g}')
    return "\n".join(lines[:max(LINES_EACH, 1)]) + "\n"


def serve(sockets, text):
    body, packed = text.encode(), gzip.compress(text.encode(), 1)

    async def answer(reader, writer):
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                is_packed = b"gzip" in head.lower()
                sent = packed if is_packed else body
                encoding = "Content-Encoding: gzip\r\n" if is_packed else ""
                writer.write(
                    f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\n{encoding}"
                    f"Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    async def main():
        for end in sockets:
            await asyncio.start_server(answer, sock=end)
        await asyncio.Event().wait()

    asyncio.run(main())


def children(pid):
    found = []
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/children") as file:
                found += [int(word) for word in file.read().split()]
        except OSError:
            pass
    return found


def processor_time(pid):
    """Seconds of a process, its children and those that have ended."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    spent = sum(int(fields[index]) for index in (11, 12, 13, 14)) / TICK
    return spent + sum(processor_time(child) for child in children(pid))


def resident(pid):
    with open(f"/proc/{pid}/status") as file:
        own = next(int(line.split()[1]) for line in file if line.startswith("VmHWM:"))
    return own / 1024


def main():
    text = exporter_text()
    sockets = []
    for _ in range(EXPORTERS):
        end = socket.socket()
        end.bind(("127.0.0.1", 0))
        end.listen(64)
        sockets.append(end)
    ports = [end.getsockname()[1] for end in sockets]
    server = multiprocessing.Process(target=serve, args=(sockets, text), daemon=True)
    server.start()
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/board.yaml", "w") as board:
            board.write(
                f"widgets:\n  modes:\n    kind: table\n    every: {EVERY:g}s\n    source:\n"
                f"      metrics: \"http://{{host}}/metrics\"\n"
                f"      hosts: [{', '.join(f'127.0.0.1:{port}' for port in ports)}]\n"
                f"      query: {QUERY}\npages:\n  Home: [modes]\n")
        environment = dict(os.environ, WIDGETTUI_STATE=f"{folder}/state", HOME=folder)
        host = subprocess.Popen(
            [os.path.abspath(PROGRAM), "serve", f"{folder}/board.yaml"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            # Between two readings, which are at multiples of the interval.
            time.sleep(EVERY + EVERY / 2 - time.time() % EVERY)
            costs = []
            before = processor_time(host.pid)
            start = time.monotonic()
            for number in range(ROUNDS):
                time.sleep(max(0, start + (number + 1) * EVERY - time.monotonic()))
                after = processor_time(host.pid)
                costs.append(after - before)
                before = after
            memory = resident(host.pid)
            said = subprocess.run(
                [os.path.abspath(PROGRAM), "reload", "modes"], env=environment, cwd=folder,
                capture_output=True, text=True)
            if said.returncode != 0:
                raise SystemExit(f"the exporters were not read: {said.stdout}{said.stderr}")
        finally:
            host.send_signal(signal.SIGTERM)
            host.wait()
            server.terminate()
    size = len(text) / 1024
    cost = statistics.median(costs)
    print(f"{EXPORTERS} exporters of {text.count(chr(10))} lines ({size:.0f} KiB), every {EVERY:g} s, "
          f"median of {ROUNDS} readings")
    print(f"{'processor time of a reading':32}{1000 * cost:8.0f} ms   "
          f"({1000 * min(costs):.0f} to {1000 * max(costs):.0f})")
    print(f"{'share of a core':32}{100 * cost / EVERY:8.2f} %")
    print(f"{'most memory of the host':32}{memory:8.1f} MiB")


main()
