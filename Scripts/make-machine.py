#!/usr/bin/env python3
# Writes Tests/Fixtures/machine.recording, the workstation "atlas": python3 Scripts/make-machine.py
"""A made-up machine of 8 cores over 130 seconds, in the form that MachineRecording reads.

It builds Swift code in waves, downloads now and then, and writes a backup once. Counters only rise
and agree: each core's ticks add up to the time, partitions to their disk, processes to the cores.
"""

import math
import random
from pathlib import Path

START = "2026-03-14T09:24:00Z"
SECONDS = 130
CORES = 8
TICKS = 100
UPTIME = 12 * 86400 + 3 * 3600 + 27 * 60 + 14.31
KIB_TOTAL = 32663572
PAGE = 4096
SECTOR = 512

chance = random.Random(20260314)


def wave(second, period, phase=0.0):
    """0…1, smoothly."""
    return 0.5 - 0.5 * math.cos(2 * math.pi * (second / period + phase))


def near(value, part):
    """The value, a little off."""
    return value * (1 + chance.uniform(-part, part))


class Recording:
    """Collects the files of each moment and leaves out what has not changed."""

    def __init__(self):
        self.lines = [f"widgettui-machine 1 {START}", "# Made by Scripts/make-machine.py."]
        self.files = {}

    def moment(self, second):
        self.lines.append(f"@ {second}")

    def value(self, name, *numbers):
        """A line without content, as `> statvfs / 3 2 1`."""
        if self.files.get(name) != numbers:
            self.files[name] = numbers
            self.lines.append(" ".join([">", name, *map(str, numbers)]))

    def file(self, path, content):
        if self.files.get(path) != content:
            self.files[path] = content
            self.lines += [f"> {path}", content]

    def remove(self, path):
        if self.files.pop(path, None) is not None:
            self.lines.append(f"- {path}")


class Processors:
    """Ticks of each core; `busy` is what they worked in the last second, `part` of all, 0…1."""

    def __init__(self):
        self.cores = []
        for core in range(CORES):
            user, system = 9_400_000 + 410_000 * (core % 5), 2_900_000 + 130_000 * (core % 3)
            waiting, soft = 214_000 + 9_000 * core, 88_000 + 4_000 * core
            idle = round(UPTIME * TICKS) - user - system - waiting - soft
            self.cores.append([user, 41_200 + core, system, idle - 41_200 - core, waiting, 0, soft])
        self.busy = 0
        self.part = 0.3

    def advance(self, second):
        build = wave(second, 44, 0.82) ** 2.1
        level = 0.085 + 0.70 * build + 0.045 * wave(second, 7)
        self.busy = 0
        for core, ticks in enumerate(self.cores):
            lean = 1 + 0.30 * math.sin(second / (3.1 + 0.6 * core) + 1.9 * core)
            worked = max(2, min(99, round(TICKS * near(level * lean, 0.08))))
            system = round(worked * 0.21)
            soft = 1 if worked > 40 else 0
            waiting = min(TICKS - worked, chance.choice((0, 0, 0, 1, 2)))
            ticks[0] += worked - system - soft
            ticks[2] += system
            ticks[6] += soft
            ticks[4] += waiting
            ticks[3] += TICKS - worked - waiting
            self.busy += worked
        self.part = self.busy / (CORES * TICKS)

    def stat(self, second):
        rows = [[sum(column) for column in zip(*self.cores)]] + self.cores
        lines = []
        for row, ticks in enumerate(rows):
            name = "cpu " if row == 0 else f"cpu{row - 1}"
            lines.append(f"{name} {' '.join(map(str, ticks))} 0 0 0")
        lines += ["intr 0", f"ctxt {3812345678 + 9876 * second}", "btime 1772430645"]
        lines += [f"processes {418200 + second // 4}", f"procs_running {self.runnable()}"]
        return "\n".join(lines + ["procs_blocked 0"])

    def runnable(self):
        return 1 + round(self.part * 6)

    def uptime(self, second):
        idle = sum(ticks[3] for ticks in self.cores) / TICKS
        return f"{UPTIME + second:.2f} {idle:.2f}"


class Process:
    def __init__(self, pid, parent, name, mebibytes, threads, share, started, every=1):
        self.pid, self.parent, self.name, self.threads = pid, parent, name, threads
        self.pages, self.share, self.every = mebibytes * 256, share, every
        self.started = started
        self.ticks = share * 4000 if started < UPTIME * TICKS else 0.0
        self.spent = 0.0

    def stat(self):
        state = "R" if self.spent > 40 else "I" if self.name.startswith("kworker") else "S"
        user, system = int(self.ticks * 0.8), int(self.ticks) - int(self.ticks * 0.8)
        return (
            f"{self.pid} ({self.name}) {state} {self.parent} {self.pid} {self.pid} 0 -1 4194560"
            f" {self.pages} 0 3 0 {user} {system} 0 0 20 0 {self.threads} 0 {self.started}"
            f" {self.pages * PAGE * 3} {self.pages} 18446744073709551615 0 0 0 0 0 0 0 0 0 0 0 0"
            f" 17 {self.pid % CORES} 0 0 0 0 0 0 0 0 0 0 0 0 0"
        )


class Processes:
    """Who used the processors. Builds come and go; the rest share what a build leaves."""

    # pid, parent, name, MiB, threads, share of what no build uses, written every so many seconds
    LASTING = [
        (1, 0, "systemd", 13, 1, 0.2, 5), (2, 0, "kthreadd", 0, 1, 0.0, 5),
        (88, 2, "kswapd0", 0, 1, 0.1, 5), (412, 1, "systemd-journal", 48, 1, 0.5, 5),
        (671, 1, "NetworkManager", 19, 3, 0.2, 5), (702, 1, "sshd", 9, 1, 0.0, 5),
        (733, 1, "containerd", 52, 14, 0.6, 5), (741, 1, "dockerd", 96, 19, 0.8, 5),
        (790, 1, "redis-server", 34, 5, 0.9, 5), (804, 1, "postgres", 188, 1, 0.4, 5),
        (826, 804, "postgres", 412, 1, 6.5, 2), (829, 804, "postgres", 236, 1, 2.4, 3),
        (951, 1, "prometheus", 284, 12, 1.6, 3), (1204, 1190, "Xorg", 142, 9, 6.0, 1),
        (1388, 1, "gnome-shell", 388, 24, 5.5, 2), (1502, 1388, "pipewire", 22, 3, 0.9, 5),
        (2817, 1388, "firefox", 1654, 118, 11.0, 1),
        (2966, 2817, "Isolated Web Co", 872, 31, 8.0, 1),
        (3055, 2817, "Web Content", 318, 24, 1.8, 3), (4120, 1388, "code", 746, 38, 5.0, 2),
        (4177, 4120, "sourcekit-lsp", 912, 11, 3.0, 2), (5230, 1, "tmux: server", 14, 1, 0.9, 5),
        (5242, 5230, "zsh", 8, 1, 0.0, 5), (5310, 5230, "nvim", 62, 4, 0.8, 5),
        (6021, 2, "kworker/u16:3-events_unbound", 0, 1, 1.2, 5),
    ]

    def __init__(self):
        self.lasting = [
            Process(pid, parent, name, size, threads, share, 400 + pid * 31, every)
            for pid, parent, name, size, threads, share, every in self.LASTING
        ]
        self.build = Process(41822, 5242, "swift-build", 264, 22, 14.0, 104810200)
        self.frontends = []
        self.next_pid = 41930

    def advance(self, second, processors):
        """Shares out nine tenths of the ticks; the kernel keeps the rest."""
        ticks = processors.busy * 0.9
        quiet = min(46.0, ticks)
        self.renew_frontends(second, ticks - quiet)
        whole = sum(process.share for process in self.lasting)
        for process in self.lasting:
            self.spend(process, near(quiet * process.share / whole, 0.25))
        left = max(0.0, ticks - sum(process.spent for process in self.lasting))
        self.spend(self.build, left * (0.12 if self.frontends else 1))
        for process in self.frontends:
            most = TICKS * process.threads
            self.spend(process, min(most, left * 0.88 / len(self.frontends)))
            process.pages = min(process.pages + 2600, 620 * 256)

    def renew_frontends(self, second, ticks):
        """One compiler for each 150 ticks a second; the oldest is ready every 9 seconds."""
        wanted = max(0, min(4, math.ceil(ticks / 150)))
        if self.frontends and (len(self.frontends) > wanted or second % 9 == 0):
            self.frontends.pop(0)
        while len(self.frontends) < wanted:
            started = round((UPTIME + second - 1) * TICKS) + 3
            self.frontends.append(
                Process(self.next_pid, 41822, "swift-frontend", 118, 2, 0, started))
            self.next_pid += chance.randint(2, 9)

    @staticmethod
    def spend(process, ticks):
        process.spent = ticks
        process.ticks += ticks

    def write(self, recording, second):
        present = self.lasting + [self.build] + self.frontends
        paths = {f"/proc/{process.pid}/stat" for process in present}
        for path in sorted(recording.files):
            if path.startswith("/proc/") and path.endswith("/stat") and path[6].isdigit():
                if path not in paths:
                    recording.remove(path)
        for process in present:
            path = f"/proc/{process.pid}/stat"
            if (second + process.pid) % process.every == 0 or path not in recording.files:
                recording.file(path, process.stat())


class Disks:
    """Sectors read and written; the disk is the sum of its partitions."""

    def __init__(self):
        # reads, sectors read, writes, sectors written
        self.parts = {
            "nvme0n1p1": [412, 18_204, 6, 12],
            "nvme0n1p2": [1_820_400, 91_204_816, 5_210_771, 402_118_832],
            "nvme0n1p3": [2_410_822, 210_884_120, 3_911_204, 288_402_416],
            "sda1": [318_204, 1_204_118_240, 288_114, 1_488_204_800],
        }

    def advance(self, second, part):
        build = max(0.0, part - 0.35)
        self.add("nvme0n1p2", near(0.05 + 3 * build, 0.5), near(0.4 + 26 * build, 0.4))
        self.add("nvme0n1p3", near(0.02 + 60 * build**2, 0.5), near(0.15 + 5 * build, 0.5))
        backup = 62 <= second < 84
        look = 118 <= second < 123
        self.add("sda1", near(74 if look else 0, 0.2), near(128 if backup else 0, 0.15))

    def add(self, name, read, written):
        """In MB in this second; blocks are 4 KiB, requests 64 KiB on average."""
        part = self.parts[name]
        for place, megabytes in ((1, read), (3, written)):
            blocks = int(megabytes * 1e6 / PAGE)
            part[place] += blocks * (PAGE // SECTOR)
            part[place - 1] += math.ceil(blocks / 16)

    def diskstats(self):
        lines = []
        devices = [(259, 0, "nvme0n1"), (259, 1, "nvme0n1p1"), (259, 2, "nvme0n1p2"),
                   (259, 3, "nvme0n1p3"), (8, 0, "sda"), (8, 1, "sda1")]
        for major, minor, name in devices:
            parts = [counts for part, counts in self.parts.items() if part.startswith(name)]
            reads, read, writes, written = (sum(column) for column in zip(*parts))
            lines.append(f"{major:4} {minor:7} {name} {reads} 0 {read} {reads // 4} {writes} 0"
                         f" {written} {writes // 2} 0 {writes // 3} {reads // 4 + writes // 2}")
        return "\n".join(["   7       0 loop0 41 0 702 9 0 0 0 0 0 24 9"] + lines)


class Network:
    def __init__(self):
        self.counts = [88_204_118_402, 71_204_118, 9_402_118_220, 38_118_204]

    def advance(self, second):
        down, up = near(38e3, 0.6), near(9e3, 0.5)
        if 14 <= second < 31:
            down += near(8.6e6 * wave(second - 13, 18) ** 0.4, 0.12)
        if 71 <= second < 78 or 103 <= second < 121:
            down += near(4.1e6, 0.35)
        if 40 <= second < 52:
            up += near(1.15e6, 0.3)
        for place, size, packet in ((0, down, 1210), (2, up + down * 0.018, 240)):
            self.counts[place] += int(size)
            self.counts[place + 1] += math.ceil(size / packet)

    def dev(self):
        received, packets_in, sent, packets_out = self.counts
        return "\n".join([
            "Inter-|   Receive                                                |  Transmit",
            " face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs"
            " drop fifo colls carrier compressed",
            "    lo: 918204118 1204118 0 0 0 0 0 0 918204118 1204118 0 0 0 0 0 0",
            f"enp3s0: {received} {packets_in} 0 12 0 0 0 88204 {sent} {packets_out} 0 0 0 0 0 0",
            "wlp4s0: 4118204 20418 0 0 0 0 0 0 1204118 9204 0 0 0 0 0 0",
        ])


def meminfo(second, part):
    """61 % used, a little more while a build runs; `part` is how busy the processors are."""
    used = int(KIB_TOTAL * (0.604 + 0.011 * wave(second, 90) + 0.014 * part))
    available = KIB_TOTAL - used
    free = 1_804_220 - int(420_000 * wave(second, 61))
    buffers, reclaimable = 512_340, 1_118_204
    # The kernel counts a little less than all caches as available.
    cached = int((available - free) / 0.94) - buffers - reclaimable
    swapped = 418_304 + 2_048 * (second // 30)
    anonymous = int(used * 0.86)
    shared = 684_204
    rows = {
        "MemTotal": KIB_TOTAL, "MemFree": free, "MemAvailable": available, "Buffers": buffers,
        "Cached": cached, "SwapCached": 31_204, "Active": anonymous // 3 + cached // 2,
        "Inactive": anonymous * 2 // 3 + cached // 2, "SwapTotal": 8_388_604,
        "SwapFree": 8_388_604 - swapped, "Dirty": 2_204 + 40 * (second % 30),
        "AnonPages": anonymous, "Mapped": 1_204_118, "Shmem": shared, "KReclaimable": reclaimable,
        "Slab": reclaimable + 388_204, "SReclaimable": reclaimable, "SUnreclaim": 388_204,
    }
    return "\n".join(f"{name + ':':15} {kib:9} kB" for name, kib in rows.items())


MOUNTS = """\
sysfs /sys sysfs rw,nosuid,nodev,noexec,relatime 0 0
proc /proc proc rw,nosuid,nodev,noexec,relatime 0 0
udev /dev devtmpfs rw,nosuid,relatime,size=16298476k,mode=755 0 0
tmpfs /run tmpfs rw,nosuid,nodev,noexec,relatime,size=3266360k,mode=755 0 0
/dev/nvme0n1p2 / ext4 rw,relatime,errors=remount-ro 0 0
/dev/nvme0n1p3 /home ext4 rw,relatime 0 0
/dev/sda1 /data ext4 rw,relatime 0 0
nas:/export/media /media/nas nfs4 rw,relatime,vers=4.2,addr=10.0.0.4 0 0
/dev/loop0 /snap/core22/1380 squashfs ro,nodev,relatime 0 0"""


def space(recording, mount_point, total, reserved, used_part):
    """`used_part` is df's: of what everybody may use. In blocks of 4 KiB."""
    total = int(total) // PAGE
    kept = int(total * reserved)
    used = int((total - kept) * used_part)
    free = total - used
    recording.value(
        f"statvfs {mount_point}", total * PAGE, free * PAGE, (free - kept) * PAGE)


def constants(recording):
    recording.value("sysconf PAGESIZE", PAGE)
    recording.value("sysconf CLK_TCK", TICKS)
    recording.file("/proc/sys/kernel/hostname", "atlas")
    recording.file("/proc/sys/kernel/osrelease", "6.1.0-32-amd64")
    recording.file("/proc/self/mounts", MOUNTS)
    recording.file("/proc/cpuinfo", "processor\t: 0\nmodel name\t: AMD Ryzen 7 5800X 8-Core Processor")
    chips = {
        "hwmon0": ("acpitz", [("", 27_800, 0, 119_000)]),
        "hwmon1": ("nvme", [("Composite", 40_850, 81_850, 84_850)]),
        "hwmon2": ("coretemp", [("Package id 0", 58_000, 80_000, 100_000)]
                   + [(f"Core {core}", 56_000, 80_000, 100_000) for core in range(4)]),
    }
    for folder, (chip, sensors) in chips.items():
        recording.file(f"/sys/class/hwmon/{folder}/name", chip)
        for number, (label, now, high, critical) in enumerate(sensors, 1):
            stem = f"/sys/class/hwmon/{folder}/temp{number}"
            values = {"label": label, "input": now, "max": high, "crit": critical}
            for name, value in values.items():
                if value:
                    recording.file(f"{stem}_{name}", str(value))
    recording.file("/sys/class/power_supply/AC/type", "Mains")
    recording.file("/sys/class/power_supply/BAT0/type", "Battery")


def temperatures(recording, second, heat):
    """`heat` is how busy the processors were lately, 0…1."""
    if second % 2 == 0:
        package = 51 + 19 * heat
        for number, below in enumerate((0, 2.5, 1.5, 4, 3), 1):
            degrees = round(package - near(below, 0.3))
            recording.file(f"/sys/class/hwmon/hwmon2/temp{number}_input", str(degrees * 1000))
    if second % 5 == 0:
        composite = round(40 + 3 * wave(second, 120)) * 1000 + 850
        recording.file("/sys/class/hwmon/hwmon1/temp1_input", str(composite))


def battery(recording, second):
    """78 % of 57 Wh and 12.1 W: three hours and forty minutes."""
    if second % 10:
        return
    power = 12_120_000 + int(90_000 * math.sin(second / 21))
    now = 44_470_000 - int(12_120_000 * second / 3600 / 10_000) * 10_000
    recording.file("/sys/class/power_supply/BAT0/uevent", "\n".join([
        "POWER_SUPPLY_NAME=BAT0", "POWER_SUPPLY_TYPE=Battery", "POWER_SUPPLY_STATUS=Discharging",
        "POWER_SUPPLY_PRESENT=1", "POWER_SUPPLY_TECHNOLOGY=Li-poly",
        "POWER_SUPPLY_VOLTAGE_NOW=11618000", f"POWER_SUPPLY_POWER_NOW={power}",
        "POWER_SUPPLY_ENERGY_FULL_DESIGN=60000000", "POWER_SUPPLY_ENERGY_FULL=57000000",
        f"POWER_SUPPLY_ENERGY_NOW={now}", "POWER_SUPPLY_CAPACITY=78",
    ]))


def loadavg(second, processors, threads):
    step = second // 5 * 5
    one = 2.63 - 0.0034 * step + 0.06 * math.sin(step / 9)
    return (f"{one:.2f} {2.51 - 0.0011 * step:.2f} {2.22 - 0.0002 * step:.2f}"
            f" {processors.runnable()}/{threads} {41930 + second}")


def main():
    recording = Recording()
    processors, processes, disks, network = Processors(), Processes(), Disks(), Network()
    heat = 0.3
    for second in range(SECONDS + 1):
        recording.moment(second)
        if second == 0:
            constants(recording)
        else:
            processors.advance(second)
            processes.advance(second, processors)
            disks.advance(second, processors.part)
            network.advance(second)
        heat += (processors.part - heat) * 0.18
        recording.file("/proc/uptime", processors.uptime(second))
        recording.file("/proc/stat", processors.stat(second))
        recording.file("/proc/loadavg", loadavg(second, processors, 1184 + second % 7))
        if second % 2 == 0:
            recording.file("/proc/meminfo", meminfo(second, processors.part))
        recording.file("/proc/diskstats", disks.diskstats())
        recording.file("/proc/net/dev", network.dev())
        temperatures(recording, second, heat)
        battery(recording, second)
        if second % 10 == 0:
            space(recording, "/", 502_468_108_288, 0.05, 0.4752 + 0.00001 * second)
            space(recording, "/home", 1_006_662_447_104, 0.05, 0.8061 + 0.000002 * second)
            space(recording, "/data", 3_936_818_069_504, 0.01, 0.9264 + 0.00001 * (62 < second))
        processes.write(recording, second)
    path = Path(__file__).resolve().parent.parent / "Tests/Fixtures/machine.recording"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(recording.lines) + "\n")
    print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
