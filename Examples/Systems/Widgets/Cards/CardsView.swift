import FoundationEssentials
import WidgetCatalog
import WidgetLayout

/// One card that fills the widget, or several in rows, each of which opens its own link.
struct CardsView: View {
  private let entry: CardsEntry
  private let colors: CardColors
  @Environment(\.contentSize) private var size
  @Environment(\.widgetFamily) private var family

  /// The most cards that any family shows.
  nonisolated static let most = 8

  init(entry: CardsEntry) {
    self.entry = entry
    colors = CardColors(entry.look)
  }

  /// The cards that the family has room for.
  private var cards: ArraySlice<WalletCard> {
    switch family {
    case .systemMedium: entry.cards.prefix(4)
    case .systemLarge, .systemExtraLarge: entry.cards.prefix(Self.most)
    default: entry.cards.prefix(1)
    }
  }

  var body: some View {
    Group {
      if cards.isEmpty {
        CardNotice(words: entry.notice, colors: colors)
      } else if cards.count == 1 {
        CardView(card: cards[0], hasNumber: entry.look.hasNumbers, colors: colors)
          .widgetURL(url(of: cards[0]))
      } else {
        rows
      }
    }
    .tint(colors.tint)
    .containerBackground(colors.background, for: .widget)
  }

  private func url(of card: WalletCard) -> URL? {
    URL(string: entry.look.base).flatMap { card.url($0) }
  }

  private var rows: some View {
    let isTwoRows = cards.count * 2 <= size.height
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(cards.prefix(max(1, size.height))) { card in
        if let url = url(of: card) {
          Link(destination: url) {
            CardRow(
              card: card, hasNumber: entry.look.hasNumbers, colors: colors, isTwoRows: isTwoRows)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A card in one row or two.
struct CardRow: View {
  let card: WalletCard
  let hasNumber: Bool
  let colors: CardColors
  let isTwoRows: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "▌").foregroundStyle(card.tint).layoutPriority(3).unredacted()
        colors.text(Text(verbatim: card.store).bold(), colors.words).layoutPriority(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        if !isTwoRows, hasNumber { number }
        if card.points > 0 {
          colors.text(Text(forms: card.pointForms()), colors.quiet).layoutPriority(2)
        }
      }
      if isTwoRows {
        HStack {
          Text(verbatim: "▌").foregroundStyle(card.tint).layoutPriority(3).unredacted()
          if hasNumber { number } else { Text(verbatim: " ") }
        }
      }
    }
    .lineLimit(1)
  }

  private var number: some View {
    colors.text(Text(verbatim: card.number), colors.tint).truncationMode(.middle)
  }
}

/// A sentence in place of cards.
struct CardNotice: View {
  let words: String
  let colors: CardColors

  var body: some View {
    colors.text(Text(verbatim: words), colors.quiet)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The date of a card's last use in all date styles, each of which advances by itself.
struct CardDatesView: View {
  private let entry: CardsEntry
  private let colors: CardColors
  @Environment(\.contentSize) private var size

  init(entry: CardsEntry) {
    self.entry = entry
    colors = CardColors(entry.look)
  }

  var body: some View {
    Group {
      if let card = entry.cards.first, let last = entry.lastUse {
        dates(of: card, last)
      } else {
        CardNotice(words: entry.cards.isEmpty ? entry.notice : "Not used yet", colors: colors)
      }
    }
    .containerBackground(colors.background, for: .widget)
  }

  private func dates(of card: WalletCard, _ last: Date) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "▌").foregroundStyle(card.tint).unredacted()
        words(Text(verbatim: card.store).bold())
      }
      if size.height > 7 { Text(verbatim: " ") }
      colors.text(Text(last, style: .relative) + Text(verbatim: " ago"), colors.tint)
      words(Text(last, style: .offset))
      words(Text(last, style: .timer))
      words(Text(last, style: .date))
      words(Text(last, style: .time))
      words(Text(last...max(last, entry.date)))
    }
    .lineLimit(1).minimumScaleFactor(0.5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func words(_ text: Text) -> some View { colors.text(text, colors.words) }
}
