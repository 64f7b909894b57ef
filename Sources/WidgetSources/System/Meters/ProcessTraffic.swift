import FoundationEssentials

/// The rates at which processes use disks, from the bytes that the kernel counts for each.
///
/// The kernel shows them to a process's own user and to the superuser only.
struct ProcessTraffic {
  private var previous: [ProcessIdentity: UInt64] = [:]
  private var previousClock: Double?
  /// The last sample, which a reading of the same date gets again.
  private var rates: (date: Date, values: [ProcessIdentity: Double])?

  /// Adds the rates since the last reading to a reading's processes.
  mutating func complete(_ reading: inout ProcessesReading, of machine: any Machine) {
    if rates?.date != reading.date { sample(reading, machine) }
    for index in reading.processes.indices {
      reading.processes[index].diskRate = rates?.values[reading.processes[index].identity]
    }
  }

  private mutating func sample(_ reading: ProcessesReading, _ machine: any Machine) {
    let clock = machine.clock
    let elapsed = previousClock.map { clock - $0 } ?? 0
    var bytes: [ProcessIdentity: UInt64] = [:]
    var values: [ProcessIdentity: Double] = [:]
    for process in reading.processes {
      let identity = process.identity
      let path = "/proc/\(process.processID)/io"
      guard let count = machine.withFirstBytes(4096, of: path, Self.bytes) ?? nil else { continue }
      bytes[identity] = count
      if elapsed > 0, let before = previous[identity], count >= before {
        values[identity] = Double(count - before) / elapsed
      }
    }
    (previous, previousClock) = (bytes, clock)
    rates = (reading.date, values)
  }

  /// Returns the bytes that were read from disks and written to them; `nil` if the file does not say.
  private static func bytes(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    var lines = ByteCursor(bytes)
    var sum: UInt64?
    while let line = lines.line() {
      guard line.begins(with: "read_bytes:") || line.begins(with: "write_bytes:") else { continue }
      var cursor = ByteCursor(line)
      cursor.skipWords(1)
      if let count = cursor.unsigned() { sum = (sum ?? 0) &+ count }
    }
    return sum
  }
}
