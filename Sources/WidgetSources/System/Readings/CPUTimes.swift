/// What /proc/stat says of the processors: counters since boot.
public struct CPUTimes: Sendable, Equatable {
  /// All processors together.
  public var total: CPUTicks
  /// Each processor that is on, in the kernel's order.
  public var cores: [CPUTicks]

  /// All together, and each.
  public init(total: CPUTicks, cores: [CPUTicks]) {
    self.total = total
    self.cores = cores
  }

  /// Reads the text of /proc/stat; nil without a line `cpu`.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> CPUTimes? {
    var lines = ByteCursor(bytes)
    var total: CPUTicks?
    var cores: [CPUTicks] = []
    // The processors come first; the long list of interrupts after them is not walked.
    while let line = lines.line(), line.starts(with: "cpu") {
      var cursor = ByteCursor(line)
      let name = cursor.word()
      guard let ticks = CPUTicks.parse(&cursor) else { continue }
      if name.equals("cpu") { total = ticks } else { cores.append(ticks) }
    }
    return total.map { CPUTimes(total: $0, cores: cores) }
  }
}
