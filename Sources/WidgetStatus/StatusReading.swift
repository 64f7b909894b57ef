package import WidgetArchive

/// What is known of one widget of a status line.
package enum StatusReading: Sendable {
  /// What the host kept of it.
  case archive(ArchivedTimeline)
  /// Nothing of this name yet.
  case waiting(String)
  /// There is none of this name, on a board or as a kind.
  case unknown(String)

  /// The name that nothing has; nil where something has it.
  package var unknown: String? {
    if case .unknown(let name) = self { name } else { nil }
  }

  /// A name as it may be shown: without what a terminal obeys, and of a bearable length.
  static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      return isControl ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars.prefix(60)))
  }
}
