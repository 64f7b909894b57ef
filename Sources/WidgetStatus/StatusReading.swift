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

  /// The widget's name.
  package var name: String {
    switch self {
    case .archive(let archive): InstanceName.widget(of: archive.instance.id)
    case .waiting(let name), .unknown(let name): name
    }
  }

  /// The kind of the widget; `nil` if nothing is archived of it.
  var kind: String? {
    if case .archive(let archive) = self { archive.instance.kind } else { nil }
  }

  /// The name that no widget or kind has, or `nil` if it is known.
  package var unknown: String? {
    if case .unknown(let name) = self { name } else { nil }
  }

  /// Returns a name without characters that a terminal obeys or does not show, and at most 60
  /// characters long.
  static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { isInvisible($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars.prefix(60)))
  }

  /// True for a control, for a character that changes the direction of writing, and for one that has
  /// no picture.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
