import WidgetSettings

/// The body of a request.
enum HTTPBody {
  /// Returns the schema of a text, or of JSON written as YAML with at most `levels` levels.
  static func schema(levels: Int = 6) -> SettingSchema {
    guard levels > 0 else { return .text }
    let inner = schema(levels: levels - 1)
    return .either([.text, .list(inner, count: 0...1000), .dictionary(.text, inner)])
  }

  /// Returns a text as it is, and any other setting as JSON.
  static func text(of setting: Setting) -> String {
    setting.text ?? datum(of: setting).json
  }

  /// Returns a setting as data; a text that JSON reads as a number, `true`, `false` or `null`
  /// becomes that.
  private static func datum(of setting: Setting) -> Datum {
    switch setting {
    case .text(let text):
      switch try? JSON.datum(text) {
      case .number(let number) where number.isFinite: .number(number)
      case .bool(let isTrue): .bool(isTrue)
      case .null: .null
      default: .text(text)
      }
    case .list(let items): .list(items.map(datum))
    case .mapping(let entries):
      .record(
        entries.sorted { $0.key < $1.key }.map { Datum.Field($0.key, datum(of: $0.value)) })
    }
  }
}
