import FoundationEssentials
import WidgetBase

/// The lines of a recording, formatted in one place for reading and writing.
enum RecordingLine {
  static let formatName = "widgettui-machine"
  static let version = 1

  /// Returns true if a line of content would be read as a header, or as an escaped one.
  static func needsEscape(_ line: UnsafeRawBufferPointer) -> Bool {
    line.begins(with: "@ ") || line.begins(with: "> ") || line.begins(with: "- ")
      || line.begins(with: "\\")
  }

  static func first(_ start: Date) -> String {
    "\(formatName) \(version) \(start.formatted(.iso8601))"
  }

  static func thousandths(from start: Date, to date: Date) -> Int {
    Int((date.timeIntervalSince(start) * 1000).rounded())
  }

  /// Returns a moment with as few digits as possible, such as `@ 1.5` for 1500.
  static func moment(_ thousandths: Int) -> String {
    let (seconds, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "@ \(seconds)" }
    var digits = String(String(1000 + rest).dropFirst())
    while digits.hasExactSuffix("0") { digits.removeLast() }
    return "@ \(seconds).\(digits)"
  }

  static func space(_ space: FileSystemSpace, at mountPoint: String) -> String {
    "> statvfs \(OctalEscapes.encode(mountPoint)) \(space.total) \(space.free) \(space.available)"
      + (space.inodes > 0 ? " \(space.inodes) \(space.freeInodes)" : "")
  }

  /// Returns a file's content as lines of a recording, each with its end.
  static func content(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var lines = ByteCursor(bytes)
    var content: [UInt8] = []
    while let line = lines.line() {
      if needsEscape(line) { content.append(UInt8(ascii: "\\")) }
      content.append(contentsOf: line)
      content.append(UInt8(ascii: "\n"))
    }
    if let last = bytes.last, last != UInt8(ascii: "\n") { content += Array("\\\n".utf8) }
    return content
  }
}
