import WidgetLayout
import WidgetSources

/// A symbol with its text below, if all of it fits; else the size that it needs.
struct BarcodeView: View {
  let datum: Datum
  let options: BarcodeOptions
  @Environment(\.contentSize) private var size

  var body: some View {
    if let text, !text.isEmpty {
      switch options.symbology.symbol(of: text) {
      case .success(let symbol): picture(symbol, symbol.text.isEmpty ? text : symbol.text)
      case .failure(let error): NoticeView(error.reason)
      }
    } else {
      NoticeView(
        datum == .null
          ? "Nothing to encode: name a text"
          : DatumMismatch(expected: "text", read: datum).description)
    }
  }

  private var text: String? { options.text ?? datum.words?.trimmed }

  @ViewBuilder private func picture(_ symbol: BarcodeSymbol, _ text: String) -> some View {
    if let quiet = quiet(symbol) {
      let needed = symbol.size(quiet: quiet)
      VStack(spacing: 0) {
        BarcodeSymbolView(symbol: symbol, quiet: quiet)
        if options.hasCaption, needed.height < size.height {
          Text(verbatim: Self.caption(text)).foregroundStyle(.secondary).lineLimit(1)
            .truncationMode(.middle)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      narrow(symbol, text)
    }
  }

  /// Returns the text in place of a symbol that the cells have no room for; pixels may have it.
  private func narrow(_ symbol: BarcodeSymbol, _ text: String) -> some View {
    let needed = symbol.size(quiet: least)
    let hasCaption = options.hasCaption && size.height > 2
    let notice = "needs \(needed.width)×\(needed.height) cells, has \(size.width)×\(size.height)"
    return VStack(alignment: .leading, spacing: 0) {
      NoticeView(hasCaption ? notice : "\(notice): \(Self.caption(text))")
        .overlay { BarcodePixelsView(symbol: symbol, quiet: options.symbology.quiet) }
      if hasCaption { Text(verbatim: Self.caption(text)).lineLimit(1).truncationMode(.middle) }
    }
  }

  /// Returns a text as people compare it with what a scanner reads: a character without a form is `�`.
  static func caption(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // In an emoji, these have a form.
      let isOfEmoji =
        scalar.value == 0xFE0F && last.map(isPictograph) ?? false
        || scalar.value == 0x200D && last.map { $0.value == 0xFE0F || isPictograph($0) } ?? false
      let isHidden = scalar.properties.isDefaultIgnorableCodePoint && !isOfEmoji
      scalars.append(isHidden ? "\u{FFFD}" : scalar)
      last = scalar
    }
    return String(scalars)
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// The minimum of clear modules: scanners also read a symbol with half of its clear space.
  private var least: Int { (options.symbology.quiet + 1) / 2 }

  /// Returns the number of clear modules that fit; `nil` if not even the minimum does.
  private func quiet(_ symbol: BarcodeSymbol) -> Int? {
    [options.symbology.quiet, least].first { quiet in
      let needed = symbol.size(quiet: quiet)
      return needed.width <= size.width && needed.height <= size.height
    }
  }
}
