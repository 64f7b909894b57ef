import WidgetBase

/// The rows of a text.
///
/// Only a line feed ends a row, with or without a carriage return before it, as programs of all systems end lines.
/// Unicode has more separators of lines, and a letter of somebody else's text may be one: it must not begin a row that
/// looks like another line of the log.
extension StringProtocol {
  /// The rows of the text, empty ones too; one behind the last line feed is a row as well.
  var rows: [SubSequence] {
    splitExactly(separator: "\n", omittingEmptySubsequences: false).map { row in
      guard row.unicodeScalars.last == "\r" else { return row }
      return row[..<row.unicodeScalars.index(before: row.endIndex)]
    }
  }

  /// Returns the text as one row, with a visible sign in place of each separator of lines.
  ///
  /// - Parameter keepsReturns: True to keep carriage returns as they are.
  func inOneRow(keepsReturns: Bool = false) -> String {
    guard unicodeScalars.contains(where: { $0.rowSign != nil }) else { return String(self) }
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      // Both together end a line once.
      if scalar == "\n", isAfterReturn { scalars.removeLast() }
      isAfterReturn = scalar == "\r"
      scalars.append(isAfterReturn && keepsReturns ? scalar : scalar.rowSign ?? scalar)
    }
    return String(scalars)
  }

  /// The text without line ends at its end.
  var withoutLineEnds: SubSequence {
    let end = unicodeScalars.lastIndex { $0 != "\n" && $0 != "\r" }
    return self[..<(end.map { unicodeScalars.index(after: $0) } ?? startIndex)]
  }
}

extension Unicode.Scalar {
  /// The sign that stands for a separator of lines within a row; `nil` for all others.
  fileprivate var rowSign: Unicode.Scalar? {
    switch value {
    case 0x0A, 0x85, 0x2028, 0x2029: "\u{2424}"
    case 0x0B: "\u{240B}"
    case 0x0C: "\u{240C}"
    case 0x0D: "\u{240D}"
    default: nil
    }
  }
}
