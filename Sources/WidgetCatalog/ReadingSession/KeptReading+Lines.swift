import WidgetSources

extension KeptReading {
  /// The most lines that are shown of a reading.
  private static let mostLines = 5000

  /// The data of all sources, line by line; those that could not be read give their reason.
  var lines: [String] {
    var lines: [String] = []
    for (number, part) in parts.enumerated() {
      if parts.count > 1 { lines.append("source \(number + 1):") }
      switch part {
      case .failure(let failure): lines.append("✕ \(failure.reason)")
      case .success(let reading):
        for entry in reading.entries.prefix(1) { lines += entry.datum.indentedLines }
        if reading.entries.count > 1 {
          lines.append("and \(reading.entries.count - 1) more entries, dated ahead")
        }
      }
    }
    guard lines.count > Self.mostLines else { return lines }
    return lines.prefix(Self.mostLines) + ["and \(lines.count - Self.mostLines) more lines"]
  }
}
