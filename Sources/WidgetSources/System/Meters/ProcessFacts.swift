package import FoundationEssentials

/// What is known of a process besides its use of resources.
package struct ProcessFacts: Sendable, Equatable {
  /// The time at which it was started; `nil` if the machine does not say when it was.
  package var started: Date?
  /// The number of files, sockets and pipes that it has open; `nil` where they cannot be read.
  package var openFiles: Int?

  /// Reads the facts of a process.
  init(of process: ProcessUsage, _ machine: any Machine) {
    let boot = machine.withBytes(of: "/proc/stat", Self.bootTime) ?? nil
    started = boot.map {
      let ticks = Double(max(1, machine.ticksPerSecond))
      return Date(timeIntervalSince1970: Double($0) + Double(process.startTime) / ticks)
    }
    // The folder of somebody else's process has no names for us, as that of one without files.
    let count = machine.names(in: "/proc/\(process.processID)/fd").count
    openFiles = count > 0 ? count : nil
  }

  /// Returns the time at which the machine was started, in seconds since 1970.
  private static func bootTime(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    var lines = ByteCursor(bytes)
    while let line = lines.line() {
      guard line.begins(with: "btime ") else { continue }
      var cursor = ByteCursor(line)
      cursor.skipWords(1)
      return cursor.unsigned()
    }
    return nil
  }
}
