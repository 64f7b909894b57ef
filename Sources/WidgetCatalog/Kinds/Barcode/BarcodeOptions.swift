import WidgetSettings
import WidgetSources

/// The text to encode and its form.
struct BarcodeOptions: Sendable {
  var symbology: Symbology
  var text: String?
  var hasCaption: Bool

  init(_ settings: Setting, symbology: Symbology) {
    self.symbology = symbology
    text = settings["text"]?.text
    hasCaption = settings.value("caption", .bool) ?? true
  }
}

extension BarcodeOptions {
  func mismatch(_ datum: Datum) -> String? {
    guard text == nil, datum != .null else { return nil }
    return (datum.words?.trimmed ?? "").isEmpty
      ? "\(DatumMismatch(expected: "text", read: datum))" : nil
  }
}
