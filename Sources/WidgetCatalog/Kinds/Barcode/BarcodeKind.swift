package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// A text as a barcode of any symbology.
package struct BarcodeKind: ReadingKind {
  package static let kind = "barcode"
  package static let displayName = "Barcode"
  package static let description = "A text or a number as a barcode."
  package static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  package static let sourceNeed = SourceNeed.optional
  static let textKeys: [SettingKey] = [
    SettingKey("text", .text, "The text to encode; without it, the source's."),
    SettingKey("caption", .text(.bool), "Shows the text below; yes by default."),
  ]
  package static let keys: [SettingKey] =
    textKeys + [SettingKey("code", .text(.symbology), "The symbology; code128 by default.")]

  let options: BarcodeOptions

  package init(_ settings: Setting) {
    options = BarcodeOptions(
      settings,
      symbology: settings.value("code", .symbology) ?? Symbology("code128") ?? .qr)
  }

  package func view(of entry: ReadingEntry) -> some View {
    BarcodeView(datum: entry.datum, options: options)
  }

  package func sample(at date: Date) -> ReadingEntry { ReadingEntry(date: date, datum: "4711") }
}

extension SettingKind<Symbology> {
  /// The name of a symbology.
  static var symbology: Self {
    SettingKind(
      noun: "symbology",
      expected: "one of " + Symbology.all.map(\.name).joined(separator: ", "),
      words: Symbology.all.map(\.name)
    ) { Symbology($0) }
  }
}

extension BarcodeKind {
  package func mismatch(of entry: ReadingEntry) -> String? { options.mismatch(entry.datum) }
}
