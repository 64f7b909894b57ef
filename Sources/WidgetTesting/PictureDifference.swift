/// The lines in which two pictures differ, with a few common lines around them.
///
/// ```
///   1   ╭ Orders ─╮
/// - 2   │ 1,284   │
/// + 2   │ 1,285   │
///   3   ╰─────────╯
/// ```
///
/// Removed lines have the line numbers of the expected picture, all others those of the drawn one.
/// Trailing spaces are shown as `·`, and invisible characters (escapes, no-break spaces) as
/// `\u{1B}`.
package struct PictureDifference {
  private enum Kind: String {
    case common = " "
    case removed = "-"
    case added = "+"
  }

  private var lines: [(kind: Kind, number: Int, text: Substring)] = []

  /// Compares two pictures, line by line.
  package init(from expected: String, to actual: String) {
    let old = GoldenFile.lines(of: expected)
    let new = GoldenFile.lines(of: actual)
    // Bytes are compared, since a terminal is sent bytes, and Swift considers two spellings of é
    // equal.
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if removed.contains(o) {
        lines.append((.removed, o + 1, old[o]))
        o += 1
      } else if added.contains(n) {
        lines.append((.added, n + 1, new[n]))
        n += 1
      } else {
        lines.append((.common, n + 1, new[n]))
        o += 1
        n += 1
      }
    }
  }

  /// The number of common lines shown before and after each change.
  private static let context = 2

  /// True for each line that is near a change.
  private var shown: [Bool] {
    var shown = lines.map { _ in false }
    for (index, line) in lines.enumerated() where line.kind != .common {
      for near in (index - Self.context)...(index + Self.context) where shown.indices.contains(near)
      {
        shown[near] = true
      }
    }
    return shown
  }
}

extension PictureDifference: CustomStringConvertible {
  package var description: String {
    let shown = shown
    let width = String(lines.last?.number ?? 0).count
    var text: [String] = []
    for (index, line) in lines.enumerated() {
      if shown[index] {
        let number = String(line.number)
        let margin = String(repeating: " ", count: max(0, width - number.count))
        text.append("\(line.kind.rawValue) \(margin)\(number)   \(Self.visible(line.text))")
      } else if index > 0, shown[index - 1] {
        text.append("  …")
      }
    }
    if !shown.contains(true) { text.append("no line differs, to the byte") }
    return text.joined(separator: "\n")
  }

  /// Returns a line in which every character is visible.
  static func visible(_ line: Substring) -> String {
    let body = line.unicodeScalars
    let trailing = body.reversed().prefix { $0 == " " }.count
    var text = ""
    for scalar in body.dropLast(trailing) {
      text +=
        isVisible(scalar)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return text + String(repeating: "·", count: trailing)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      false
    case .spaceSeparator: scalar == " "
    case .nonspacingMark, .enclosingMark: false
    default: true
    }
  }
}
