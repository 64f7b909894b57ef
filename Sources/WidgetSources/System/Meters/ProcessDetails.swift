import FoundationEssentials
import WidgetBase

/// The users and command lines of the processes that are shown, which are read again after a while,
/// since they rarely change and each takes two files.
struct ProcessDetails {
  private struct Known {
    var startTime: UInt64
    var readAt: Date
    var user: String
    var arguments: [String]
  }

  /// The seconds for which what was read is used.
  private static let patience: TimeInterval = 10
  /// The most processes that are remembered.
  private static let most = 40_000

  private var known: [Int32: Known] = [:]
  private var users: (names: [UInt64: String], readAt: Date)?

  /// Adds the users and the command lines to a reading's processes.
  mutating func complete(_ reading: inout ProcessesReading, of machine: any Machine, at now: Date) {
    if known.count > Self.most { known = [:] }
    read(reading.processes.filter { !isKnown($0, at: now) }, machine, at: now)
    for index in reading.processes.indices {
      guard let details = known[reading.processes[index].processID] else { continue }
      reading.processes[index].user = details.user
      reading.processes[index].arguments = details.arguments
    }
  }

  private func isKnown(_ process: ProcessUsage, at now: Date) -> Bool {
    guard let known = known[process.processID] else { return false }
    return known.startTime == process.startTime
      && abs(now.timeIntervalSince(known.readAt)) < Self.patience
  }

  /// Reads the details of some processes, whose command lines are read together.
  private mutating func read(_ processes: [ProcessUsage], _ machine: any Machine, at now: Date) {
    guard !processes.isEmpty else { return }
    let lines = machine.commandLines(of: processes.map(\.processID))
    for (process, arguments) in zip(processes, lines) {
      known[process.processID] = Known(
        startTime: process.startTime, readAt: now, user: user(of: process, machine, at: now),
        arguments: arguments)
    }
  }

  private mutating func user(
    of process: ProcessUsage, _ machine: any Machine, at now: Date
  ) -> String {
    let status = machine.withBytes(of: "/proc/\(process.processID)/status", Self.userNumber)
    guard let number = status ?? nil else { return "" }
    return names(machine, at: now)[number] ?? String(number)
  }

  /// Returns the names of users by their numbers, as in /etc/passwd.
  private mutating func names(_ machine: any Machine, at now: Date) -> [UInt64: String] {
    if let users, abs(now.timeIntervalSince(users.readAt)) < 60 { return users.names }
    let names = machine.withBytes(of: "/etc/passwd", Self.names) ?? [:]
    users = (names, now)
    return names
  }

  /// Returns the effective user in `/proc/PID/status`, the second number of the line `Uid:`.
  private static func userNumber(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    var lines = ByteCursor(bytes)
    while let line = lines.line() {
      guard line.begins(with: "Uid:") else { continue }
      var cursor = ByteCursor(line)
      cursor.skipWords(2)
      return cursor.unsigned()
    }
    return nil
  }

  private static func names(_ bytes: UnsafeRawBufferPointer) -> [UInt64: String] {
    var names: [UInt64: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.splitExactly(separator: ":", omittingEmptySubsequences: false)
      // Of several names for a number, the first counts, as in getpwuid.
      guard fields.count > 2, let number = UInt64(fields[2]), names[number] == nil else { continue }
      names[number] = String(fields[0])
    }
    return names
  }
}
