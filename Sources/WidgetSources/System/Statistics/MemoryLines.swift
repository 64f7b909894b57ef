/// The lines of /proc/meminfo that are used, in bytes; `nil` for missing lines.
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
      // This is the last line needed; some thirty more follow it.
      if field == \.reclaimable { break }
    }
  }

  /// Returns the property for a line's value. The first letter is compared first, since most of the
  /// fifty lines are not needed.
  private static func field(of line: UnsafeRawBufferPointer) -> WritableKeyPath<Self, UInt64?>? {
    switch line.first {
    case UInt8(ascii: "M"):
      if line.begins(with: "MemTotal:") { return \.total }
      if line.begins(with: "MemFree:") { return \.free }
      return line.begins(with: "MemAvailable:") ? \.available : nil
    case UInt8(ascii: "B"): return line.begins(with: "Buffers:") ? \.buffers : nil
    case UInt8(ascii: "C"): return line.begins(with: "Cached:") ? \.cached : nil
    case UInt8(ascii: "S"):
      if line.begins(with: "SwapTotal:") { return \.swapTotal }
      if line.begins(with: "SwapFree:") { return \.swapFree }
      return line.begins(with: "SReclaimable:") ? \.reclaimable : nil
    default: return nil
    }
  }
}
