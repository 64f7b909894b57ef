import FoundationEssentials
import WidgetCatalog
import WidgetLayout

/// One card: its shop, and its symbol if it fits, otherwise its number.
struct CardView: View {
  let card: WalletCard
  let hasNumber: Bool
  let colors: CardColors
  @Environment(\.contentSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "▌").foregroundStyle(card.tint).unredacted()
        colors.text(Text(verbatim: card.store).bold(), colors.words)
      }
      if let symbol {
        symbol.view.frame(maxWidth: .infinity, maxHeight: .infinity).unredacted()
        if symbol.hasNumber {
          colors.text(Text(verbatim: card.number), colors.quiet).truncationMode(.middle)
            .frame(maxWidth: .infinity)
        }
      } else {
        Text(verbatim: " ")
        if hasNumber {
          colors.text(Text(verbatim: card.number), colors.tint).lineLimit(3)
        }
        if card.points > 0 {
          colors.text(Text(forms: card.pointForms(unit: "points")), colors.quiet)
        }
        Spacer(minLength: 0)
        if let needed {
          colors.text(Text(verbatim: needed), colors.faint)
        }
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The symbol below the shop's name, and whether the number has a row below it. The number gives
  /// way to the symbol.
  private var symbol: (view: BarcodeSymbolView, hasNumber: Bool)? {
    guard let symbol = CardSymbol(card) else { return nil }
    let room = size.reduced(columns: 0, rows: 1)
    if hasNumber, let view = symbol.view(in: room.reduced(columns: 0, rows: 1)) {
      return (view, true)
    }
    return symbol.view(in: room).map { ($0, false) }
  }

  private var needed: String? {
    guard let symbol = CardSymbol(card), size.height >= 6 else { return nil }
    let least = symbol.least
    let words = "\(symbol.name) needs \(least.width)×\(least.height + 1)"
    return words.count <= size.width ? words : nil
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
    name = symbology.isMatrix ? "its code" : "its barcode"
    (self.symbology, self.symbol) = (symbology, symbol)
  }

  /// The minimum size in cells: scanners also read the symbol with half of its quiet zone.
  var least: Size {
    let size = symbol.size(quiet: (symbology.quiet + 1) / 2)
    return Size(width: size.width, height: symbology.isMatrix ? size.height : 3)
  }

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

  /// Returns the points in words, widest first; no form cuts digits off.
  func pointForms(unit: String = "") -> [String] {
    let digits = String(Int(min(points, 1e15)))
    let forms = [digits] + Figure.narrower(digits, number: points.rounded(.down))
    return (unit.isEmpty ? [] : ["\(digits) \(unit)"]) + forms
  }
}
