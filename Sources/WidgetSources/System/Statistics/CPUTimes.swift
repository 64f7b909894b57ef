/// The processors' counters since boot, from /proc/stat.
public struct CPUTimes: Sendable, Equatable {
  /// The times of all processors together.
  public var total: CPUTicks
  /// The times of each online processor, in the kernel's order.
  public var cores: [CPUTicks]

  /// Creates the times from the total and the cores.
  public init(total: CPUTicks, cores: [CPUTicks]) {
    self.total = total
    self.cores = cores
  }

  /// Parses /proc/stat; returns `nil` if there is no line `cpu`.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> CPUTimes? {
    var lines = ByteCursor(bytes)
    var total: CPUTicks?
    var cores: [CPUTicks] = []
    // The processors come first; the long list of interrupts after them is not read.
    while let line = lines.line(), line.begins(with: "cpu") {
      var cursor = ByteCursor(line)
      let name = cursor.word()
      guard let ticks = CPUTicks.parse(&cursor) else { continue }
      if name.equals("cpu") { total = ticks } else { cores.append(ticks) }
    }
    return total.map { CPUTimes(total: $0, cores: cores) }
  }
}
