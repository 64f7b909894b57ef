import FoundationEssentials
import WidgetArchive
import WidgetCatalog
import WidgetLayout

/// The page of one card as it is held to a till: its shop, its symbol as large as it is, and its number.
struct CardPageView: View {
  let card: WalletCard
  let lastUse: Date?
  @Environment(\.contentSize) private var size

  /// The rows of the shop and of the number.
  private static let otherRows = 4

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: "▌").foregroundStyle(card.tint)
        Text(verbatim: card.store).bold()
        Spacer()
        Text(verbatim: card.pageFacts(lastUse).joined(separator: " · ")).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      if let symbol {
        symbol.padding(.top, 16)
      } else if let reason {
        Text(verbatim: reason).foregroundStyle(.secondary).padding(.top, 16)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .overlay { CardSymbol(card)?.pixels }
      }
      Text(verbatim: card.number).bold().lineLimit(3).padding(.top, 16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var symbol: BarcodeSymbolView? {
    CardSymbol(card)?.view(in: size.reduced(columns: 0, rows: Self.otherRows))
  }

  /// The reason why there is no symbol; `nil` for a card without one.
  private var reason: String? {
    guard !card.symbology.isEmpty else { return nil }
    guard let symbol = CardSymbol(card) else { return "This number is not one of its symbology." }
    return
      "its \(symbol.name) needs \(symbol.least.width)×\(symbol.least.height + Self.otherRows) cells"
  }
}

extension WalletCard {
  /// The points and the last use, in words.
  func pageFacts(_ lastUse: Date?) -> [String] {
    let words = points > 0 ? Self.pointForms(points).first : nil
    return [words, lastUse.map { "used \(LocalTime($0).date)" }].compactMap { $0 }
  }

  /// The page's words, of which the first is the title.
  func pageLines(_ lastUse: Date?) -> [String] { [store, number] + pageFacts(lastUse) }
}
