import FoundationEssentials
import Glibc
import WidgetBase

/// A time zone from the system's database (TZif, RFC 8536).
///
/// The process's own zone comes from the C library, which knows no others at the same time.
struct ZoneFile: Sendable {
  private let transitions: [Int]
  /// The offset that begins with each transition.
  private let offsets: [Int]
  private let first: Int
  /// The rule after the last transition; `nil` if the last offset remains.
  private let rule: ZoneRule?

  /// Reads the zone of a name such as `Europe/Berlin`; `nil` if the database has none.
  init?(named name: String) {
    let parts = name.splitExactly(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0.first != "." }) else { return nil }
    let folder = getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
    guard let bytes = Self.bytes(ofFile: "\(folder)/\(name)"), let zone = ZoneFile(bytes) else {
      return nil
    }
    self = zone
  }

  /// Decodes the zone from bytes; `nil` if they are not one.
  init?(_ bytes: [UInt8]) {
    guard let old = Header(bytes, at: 0) else { return nil }
    // Since version 2 a second part follows, with transitions of 64 bits and the rule.
    let isNew = old.version >= 0x32
    let start = isNew ? old.end(width: 4) : 0
    guard let header = isNew ? Header(bytes, at: start) : old else { return nil }
    let width = isNew ? 8 : 4
    guard bytes.count >= header.end(width: width) else { return nil }
    let times = start + Header.size
    let indices = times + header.times * width
    let types = indices + header.times
    func number(_ place: Int, _ count: Int) -> Int {
      let value = bytes[place..<place + count].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      return count == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
    }
    let all = (0..<header.types).map { number(types + $0 * 6, 4) }
    guard let first = all.first else { return nil }
    transitions = (0..<header.times).map { number(times + $0 * width, width) }
    offsets = (0..<header.times).map { all[min(Int(bytes[indices + $0]), all.count - 1)] }
    self.first = first
    let footer = isNew ? bytes[header.end(width: 8)...].dropFirst().prefix { $0 != 0x0A } : []
    rule = ZoneRule(String(decoding: footer, as: UTF8.self))
  }

  /// Returns the seconds east of Greenwich at a second since 1970.
  func offset(at second: Int) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let rule { return rule.offset(at: second) }
    return low == 0 ? first : offsets[low - 1]
  }

  /// The counts in the header of a part.
  private struct Header {
    static let size = 44
    let version: UInt8
    let start, isUTC, isStandard, leaps, times, types, letters: Int

    init?(_ bytes: [UInt8], at start: Int) {
      guard bytes.count >= start + Self.size,
        bytes[start..<start + 4].elementsEqual("TZif".utf8)
      else { return nil }
      let counts = (0..<6).map { index in
        bytes[(start + 20 + index * 4)..<(start + 24 + index * 4)].reduce(0) { $0 << 8 | Int($1) }
      }
      guard counts.allSatisfy({ $0 < 1 << 20 }) else { return nil }
      version = bytes[start + 4]
      self.start = start
      (isUTC, isStandard, leaps) = (counts[0], counts[1], counts[2])
      (times, types, letters) = (counts[3], counts[4], counts[5])
    }

    /// Returns the end of the part, with transitions of `width` bytes.
    func end(width: Int) -> Int {
      start + Self.size + times * (width + 1) + types * 6 + letters + leaps * (width + 4)
        + isStandard + isUTC
    }
  }

  private static func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "rbe") else { return nil }
    defer { fclose(file) }
    // The largest zone has four thousand bytes.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return ferror(file) == 0 ? Array(bytes[..<count]) : nil
  }
}
