import FoundationEssentials
import WidgetCatalog
import WidgetLayout
import WidgetTimeline

/// One card: its shop, and its symbol if it fits, otherwise its number; its points, its last use and
/// what its shop says where there is room.
struct CardView: View {
  let card: WalletCard
  let lastUse: Date?
  let look: CardLook
  let colors: CardColors
  @Environment(\.contentSize) private var size

  /// The parts around a symbol.
  private struct Parts {
    var headRows = 1
    var hasNumber = false
    var hasFooter = false

    var rows: Int { headRows + (hasNumber ? 1 : 0) + (hasFooter ? 1 : 0) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let symbol {
        head(symbol.parts.headRows, besides: true)
        symbol.view.frame(maxWidth: .infinity, maxHeight: .infinity).unredacted()
        if symbol.parts.hasNumber { number.frame(maxWidth: .infinity) }
        if symbol.parts.hasFooter { footer }
      } else {
        head(logoRows, besides: false)
        if size.height > 6 { Text(verbatim: " ") }
        if look.hasNumbers { number }
        VStack(alignment: .leading, spacing: 0) {
          details
          Spacer(minLength: 0)
          if let hint { colors.text(Text(forms: hint), colors.faint) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        // A terminal with pixels has room for the symbol where the cells have none.
        .overlay { CardSymbol(card)?.pixels.unredacted() }
        if look.recordsUses { button }
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  // MARK: Parts

  /// The shop with its logo, and with its points if they stand beside it.
  @ViewBuilder private func head(_ rows: Int, besides: Bool) -> some View {
    HStack(alignment: .top) {
      if rows > 1, let logo = card.logo {
        PictureView(logo).frame(columns: rows * 2, rows: rows)
      } else {
        Text(verbatim: "▌").foregroundStyle(card.tint).unredacted()
      }
      colors.text(Text(verbatim: card.store).bold(), colors.words).layoutPriority(1)
      if besides, card.points > 0 {
        Spacer(minLength: 0)
        points
      }
    }
  }

  private var points: some View {
    colors.text(Text(forms: WalletCard.pointForms(card.points)), colors.quiet)
  }

  private var number: some View {
    colors.text(Text(verbatim: card.shownNumber), colors.tint).truncationMode(.middle)
  }

  @ViewBuilder private var details: some View {
    if card.points > 0 { points }
    if lastUse != nil { used }
    if !card.action.isEmpty {
      colors.text(Text(verbatim: "! \(card.action) this card"), colors.tint)
    }
    if let message = card.message {
      colors.text(
        Text(verbatim: "✉ \(message.text)"), message.isUnread ? colors.words : colors.quiet
      )
      .lineLimit(2)
    }
  }

  private var footer: some View {
    HStack {
      used
      Spacer(minLength: 0)
      if look.recordsUses { button.layoutPriority(1) }
    }
  }

  @ViewBuilder private var used: some View {
    if let lastUse {
      colors.text(
        Text(verbatim: "used ") + Text(lastUse, style: .relative) + Text(verbatim: " ago"),
        colors.quiet
      )
      .minimumScaleFactor(0.5)
    } else if look.recordsUses {
      colors.text(Text(verbatim: "not used yet"), colors.quiet)
    }
  }

  private var button: some View {
    Button(intent: RecordCardUseIntent(of: card, after: lastUse)) {
      colors.text(Text(verbatim: "[ record use ]"), colors.tint)
    }
    .buttonStyle(.plain)
  }

  // MARK: Room

  /// The rows of the logo where it has room beside nothing else.
  private var logoRows: Int {
    card.logo != nil && size.width >= 26 && size.height >= 8 ? 2 : 1
  }

  /// The symbol with the parts that fit around it: the logo gives way first, then the number, and the
  /// button last.
  private var symbol: (view: BarcodeSymbolView, parts: Parts)? {
    guard let symbol = CardSymbol(card) else { return nil }
    let hasFooter = look.recordsUses || lastUse != nil
    var choices: [Parts] = []
    if card.logo != nil {
      choices.append(Parts(headRows: 3, hasNumber: look.hasNumbers, hasFooter: hasFooter))
    }
    choices.append(Parts(hasNumber: look.hasNumbers, hasFooter: hasFooter))
    choices.append(
      look.recordsUses ? Parts(hasFooter: true) : Parts(hasNumber: look.hasNumbers))
    choices.append(Parts())
    for parts in choices {
      if let view = symbol.view(in: size.reduced(columns: 0, rows: parts.rows)) {
        return (view, parts)
      }
    }
    return nil
  }

  /// The way to the symbol, and the size of a tile that shows it; `nil` if there is no symbol or no room.
  private var hint: [String]? {
    guard let symbol = CardSymbol(card), size.height >= 6 else { return nil }
    let (least, way) = (symbol.least, "Enter shows its \(symbol.name)")
    let forms = [
      "\(way); a tile needs \(least.width)×\(least.height + 1)", way, "Enter: \(symbol.name)",
    ]
    return Painter.width(of: forms[2]) <= size.width ? forms : nil
  }
}

/// A card's number as a symbol that a till scans.
struct CardSymbol {
  let name: String
  private let symbology: Symbology
  private let symbol: BarcodeSymbol

  /// Creates the symbol of a card; `nil` if its number cannot be encoded.
  init?(_ card: WalletCard) {
    guard let symbology = Symbology(card.symbology),
      case .success(let symbol) = symbology.symbol(of: card.number)
    else { return nil }
    name = symbology.isMatrix ? "code" : "barcode"
    (self.symbology, self.symbol) = (symbology, symbol)
  }

  /// The minimum size in cells: scanners also read the symbol with half of its quiet zone.
  var least: Size {
    let size = symbol.size(quiet: (symbology.quiet + 1) / 2)
    return Size(width: size.width, height: symbology.isMatrix ? size.height : 3)
  }

  /// The symbol for terminals with pixels.
  var pixels: BarcodePixelsView { BarcodePixelsView(symbol: symbol, quiet: symbology.quiet) }

  /// Returns the symbol with as much of its quiet zone as fits; `nil` if it does not fit.
  func view(in room: Size) -> BarcodeSymbolView? {
    guard least.width <= room.width, least.height <= room.height else { return nil }
    let whole = symbol.size(quiet: symbology.quiet)
    let isRoomy = whole.width <= room.width && whole.height <= room.height
    return BarcodeSymbolView(
      symbol: symbol, quiet: isRoomy ? symbology.quiet : (symbology.quiet + 1) / 2)
  }
}

extension WalletCard {
  /// The shop's colour.
  var tint: Color { DataColor.color(colour) ?? Color(.accent) }

  /// Returns points in words with their unit, widest first; no form cuts digits off.
  static func pointForms(_ points: Double) -> [String] {
    let whole = min(points, 1e15).rounded(.down)
    let digits = NumberSymbols().localized(FixedDecimal.text(whole, digits: 0))
    let (long, short) = whole == 1 ? ("point", "pt") : ("points", "pts")
    let narrower = Figure.narrower(digits, number: whole)
    return ["\(digits) \(long)", "\(digits) \(short)"]
      + narrower.dropLast().map { "\($0) \(short)" } + narrower.suffix(1)
  }

  /// The number in groups that can be read out: an EAN-13 as below its bars, other long ones by fours.
  /// An address is without its scheme.
  var shownNumber: String {
    if let end = number.firstRange(of: "://") { return String(number[end.upperBound...]) }
    let isPlain = number.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
    }
    guard isPlain, number.utf8.count > 8 else { return number }
    let isEAN = symbology == "ean13" && number.utf8.count == 13
    var (groups, rest) = ([String](), Substring(number))
    for length in isEAN ? [1, 6, 6] : [] {
      groups.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    while !rest.isEmpty {
      groups.append(String(rest.prefix(4)))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: " ")
  }
}
