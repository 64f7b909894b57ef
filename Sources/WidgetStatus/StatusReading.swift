package import FoundationEssentials
package import WidgetArchive

/// The archived state of one widget of a status line.
package enum StatusReading: Sendable {
  /// The widget's archive.
  case archive(ArchivedTimeline)
  /// The widget of this name has no archive yet.
  case waiting(String)
  /// No board has a widget of this name, and it is not the name of a kind.
  case unknown(String)

  /// Returns the date of its next reload, or `nil` if there is none.
  ///
  /// A timeline from before the clock was set back is due now, whatever its own dates are.
  package func due(at now: Date) -> Date? {
    switch self {
    case .archive(let archive):
      archive.heard > now + Freshness.leastStep ? now : archive.reload
    case .waiting: .distantPast
    case .unknown: nil
    }
  }

  /// The name that no widget or kind has, or `nil` if it is known.
  package var unknown: String? {
    if case .unknown(let name) = self { name } else { nil }
  }

  /// Returns a name without control characters and at most 60 characters long, so that it can be
  /// shown.
  static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      return isControl ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars.prefix(60)))
  }
}
