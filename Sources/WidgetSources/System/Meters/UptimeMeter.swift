import FoundationEssentials

/// A meter of the time since boot and the machine's name.
struct UptimeMeter: Meter {
  func sample(_ machine: any Machine, at now: Date) -> UptimeReading? {
    guard let seconds = machine.withBytes(of: "/proc/uptime", Uptime.parse) ?? nil else {
      return nil
    }
    return UptimeReading(
      date: now, seconds: seconds,
      hostName: machine.firstLine(of: "/proc/sys/kernel/hostname") ?? "",
      kernelRelease: machine.firstLine(of: "/proc/sys/kernel/osrelease") ?? "")
  }
}
