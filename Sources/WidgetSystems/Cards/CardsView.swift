import FoundationEssentials
import WidgetCatalog
import WidgetLayout

/// Cards: one that fills the widget, or several in rows, each of which opens its own.
struct CardsView: View {
  let entry: CardsEntry
  @Environment(\.contentSize) private var size

  var body: some View {
    Group {
      if entry.cards.isEmpty {
        NoticeView(entry.notice)
      } else if entry.cards.count == 1 {
        CardView(card: entry.cards[0], look: entry.look)
          .widgetURL(url(of: entry.cards[0]))
      } else {
        rows
      }
    }
    .tint(entry.look.tint)
    .containerBackground(DataColor.color(entry.look.background) ?? .clear, for: .widget)
  }

  private func url(of card: WalletCard) -> URL? {
    URL(string: entry.look.base).flatMap { card.url($0) }
  }

  private var rows: some View {
    let isTwoRows = entry.cards.count * 2 <= size.height
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(entry.cards.prefix(max(1, size.height))) { card in
        if let url = url(of: card) {
          Link(destination: url) { CardRow(card: card, look: entry.look, isTwoRows: isTwoRows) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A card in a row, or in two.
struct CardRow: View {
  let card: WalletCard
  let look: CardLook
  let isTwoRows: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "▌").foregroundStyle(card.tint).layoutPriority(3).unredacted()
        Text(verbatim: card.store).bold().layoutPriority(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        if !isTwoRows, look.hasNumbers { number }
        if card.points > 0 {
          Text(verbatim: "\(Int(min(card.points, 1e15)))").foregroundStyle(.secondary)
            .layoutPriority(2)
        }
      }
      if isTwoRows {
        HStack {
          Text(verbatim: "▌").foregroundStyle(card.tint).layoutPriority(3).unredacted()
          if look.hasNumbers { number } else { Text(verbatim: " ") }
        }
      }
    }
    .lineLimit(1)
  }

  private var number: some View {
    Text(verbatim: card.number).foregroundStyle(look.tint).truncationMode(.middle)
  }
}

/// When a card was used last, in all the styles that a date can be shown in; each goes on by itself.
struct CardDatesView: View {
  let entry: CardsEntry
  @Environment(\.contentSize) private var size

  var body: some View {
    if let card = entry.cards.first, let last = entry.lastUse {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(verbatim: "▌").foregroundStyle(card.tint).unredacted()
          Text(verbatim: card.store).bold()
        }
        if size.height > 7 { Text(verbatim: " ") }
        (Text(last, style: .relative) + Text(verbatim: " ago")).foregroundStyle(entry.look.tint)
        Text(last, style: .offset)
        Text(last, style: .timer)
        Text(last, style: .date)
        Text(last, style: .time)
        Text(last...max(last, entry.date))
      }
      .lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      NoticeView(entry.cards.isEmpty ? entry.notice : "Not used yet")
    }
  }
}
