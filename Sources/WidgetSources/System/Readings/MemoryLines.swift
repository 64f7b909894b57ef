/// The lines of /proc/meminfo that are read, in bytes; nil where the line is missing.
struct MemoryLines {
  var total: UInt64?
  var free: UInt64?
  var available: UInt64?
  var buffers: UInt64?
  var cached: UInt64?
  var swapTotal: UInt64?
  var swapFree: UInt64?
  var reclaimable: UInt64?

  init(_ bytes: UnsafeRawBufferPointer) {
    var lines = ByteCursor(bytes)
    while let line = lines.line() {
      guard let field = Self.field(of: line) else { continue }
      var cursor = ByteCursor(line)
      cursor.skipWords(1)
      guard let kibibytes = cursor.unsigned(), kibibytes <= UInt64.max / 1024 else { continue }
      self[keyPath: field] = kibibytes * 1024
      // The last line wanted; some thirty follow it.
      if field == \.reclaimable { break }
    }
  }

  /// Where a line's value goes: names are told apart by their first letter first, as most of
  /// the fifty lines are not wanted.
  private static func field(of line: UnsafeRawBufferPointer) -> WritableKeyPath<Self, UInt64?>? {
    switch line.first {
    case UInt8(ascii: "M"):
      if line.starts(with: "MemTotal:") { return \.total }
      if line.starts(with: "MemFree:") { return \.free }
      return line.starts(with: "MemAvailable:") ? \.available : nil
    case UInt8(ascii: "B"): return line.starts(with: "Buffers:") ? \.buffers : nil
    case UInt8(ascii: "C"): return line.starts(with: "Cached:") ? \.cached : nil
    case UInt8(ascii: "S"):
      if line.starts(with: "SwapTotal:") { return \.swapTotal }
      if line.starts(with: "SwapFree:") { return \.swapFree }
      return line.starts(with: "SReclaimable:") ? \.reclaimable : nil
    default: return nil
    }
  }
}
