package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// A text as a QR code.
package struct QRKind: ReadingKind {
  package static let kind = "qr"
  package static let displayName = "QR code"
  package static let description = "A text or an address as a QR code."
  package static let families = BarcodeKind.families
  package static let sourceNeed = SourceNeed.optional
  package static let keys = BarcodeKind.textKeys

  let options: BarcodeOptions

  package init(_ settings: Setting) { options = BarcodeOptions(settings, symbology: .qr) }

  package func view(of entry: ReadingEntry) -> some View {
    BarcodeView(datum: entry.datum, options: options)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(date: date, datum: "https://example.org")
  }
}

extension QRKind {
  package func mismatch(of entry: ReadingEntry) -> String? { options.mismatch(entry.datum) }
}
