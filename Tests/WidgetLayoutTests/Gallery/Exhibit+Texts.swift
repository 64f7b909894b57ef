import FoundationEssentials
import WidgetLayout

/// Texts of all kinds.
extension Exhibit {
  static let texts = [
    Exhibit(
      "texts",
      ("long", Text("The quick brown fox jumps over the lazy dog.")),
      ("one line", Text("The quick brown fox jumps").lineLimit(1)),
      ("from its head", Text("/usr/share/swift/bin").lineLimit(1).truncationMode(.head)),
      ("in the middle", Text("/usr/share/swift/bin").lineLimit(1).truncationMode(.middle)),
      ("wide", Text("日本語のテキスト")),
      ("from the right", Text("שלום עולם")),
      ("marks and emoji", Text("cafe\u{301} 👨‍👩‍👧 🇫🇷")),
      ("controls", Text("a\u{1B}[31mb\u{7}c")),
      ("number", Text(1_284_000, .compact))),
    Exhibit(
      "styled-texts",
      ("bold", Text("1,284").bold()),
      ("italic", Text("1,284").italic()),
      ("underline", Text("1,284").underline()),
      ("strikethrough", Text("1,284").strikethrough()),
      ("secondary", Text("1,284").foregroundStyle(.secondary)),
      ("tertiary", Text("1,284").foregroundStyle(.tertiary)),
      ("tint", Text("1,284").foregroundStyle(.tint)),
      ("red", Text("1,284").foregroundStyle(.red)),
      ("markdown", Text("**1,284** *orders* `today`")),
      ("redacted", Text("1,284").redacted(reason: .placeholder)),
      ("private", Text("1,284").privacySensitive().redacted(reason: .privacy))),
    Exhibit(
      "dates",
      ("relative", Text(.noon + 3663, style: .relative)),
      ("timer", Text(.noon + 3663, style: .timer)),
      ("offset", Text(.noon - 3663, style: .offset)),
      ("time", Text(.noon, style: .time)),
      ("date", Text(.noon, style: .date))),
  ]
}

extension Date {
  /// 2001-01-01 12:00:00 GMT, half a day after the date of golden pictures.
  fileprivate static let noon = Date(timeIntervalSinceReferenceDate: 43_200)
}
