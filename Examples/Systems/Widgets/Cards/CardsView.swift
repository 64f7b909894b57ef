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
        CardView(card: cards[0], lastUse: entry.lastUse, look: entry.look, colors: colors)
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
    // With room for it, each card stands by itself.
    let isApart = cards.count * 3 - 1 <= size.height
    return VStack(alignment: .leading, spacing: isApart ? 16 : 0) {
      ForEach(cards.prefix(max(1, size.height))) { card in
        if let url = url(of: card) {
          Link(destination: url) {
            CardRow(
              card: card, hasNumber: entry.look.hasNumbers, colors: colors, isTwoRows: isTwoRows,
              hasLogos: isTwoRows && cards.contains { $0.logo != nil })
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A card in one row or two, with its shop's logo where others have theirs.
struct CardRow: View {
  let card: WalletCard
  let hasNumber: Bool
  let colors: CardColors
  let isTwoRows: Bool
  var hasLogos = false

  var body: some View {
    HStack {
      if isTwoRows {
        mark
        VStack(alignment: .leading, spacing: 0) {
          heading
          below.frame(rows: 1)
        }
      } else {
        stripe
        heading
      }
    }
    .lineLimit(1)
  }

  private var heading: some View {
    HStack {
      colors.text(Text(verbatim: card.store).bold(), colors.words).layoutPriority(1)
        .frame(maxWidth: .infinity, alignment: .leading)
      if !isTwoRows, hasNumber { number }
      if !isTwoRows, let sign { colors.text(Text(verbatim: sign), colors.tint).layoutPriority(2) }
      if card.points > 0 {
        colors.text(Text(forms: WalletCard.pointForms(card.points)), colors.quiet)
          .layoutPriority(2)
      }
    }
  }

  /// The logo, or an area or a stripe of the card's colour.
  @ViewBuilder private var mark: some View {
    if hasLogos, let logo = card.logo {
      PictureView(logo).frame(columns: 4, rows: 2).layoutPriority(3)
    } else if hasLogos {
      CardMonogram(card: card).frame(columns: 4, rows: 2).layoutPriority(3).unredacted()
    } else {
      VStack(alignment: .leading, spacing: 0) {
        stripe
        stripe
      }
      .layoutPriority(3)
    }
  }

  private var stripe: some View {
    Text(verbatim: "▌").foregroundStyle(card.tint).layoutPriority(3).unredacted()
  }

  /// The number with the action or the message where both fit; what the shop says goes before the number,
  /// which the card's page has.
  @ViewBuilder private var below: some View {
    if hasNote, !card.action.isEmpty || !hasNumber {
      HStack {
        if hasNumber { number.layoutPriority(1) }
        note
      }
    } else if hasNote {
      ViewThatFits(in: .horizontal) {
        HStack {
          number
          Spacer(minLength: 8)
          note.layoutPriority(1)
        }
        .fixedSize(horizontal: true, vertical: false)
        note.frame(maxWidth: .infinity, alignment: .leading)
      }
    } else if hasNumber {
      number
    }
  }

  private var hasNote: Bool { !card.action.isEmpty || card.message?.isUnread == true }

  /// The action that the card waits for, or the shop's message.
  @ViewBuilder private var note: some View {
    if !card.action.isEmpty {
      Spacer(minLength: 0)
      colors.text(Text(verbatim: "! \(card.action)"), colors.tint).padding(.leading, 8)
        .layoutPriority(2)
    } else if let message = card.message, message.isUnread {
      colors.text(Text(verbatim: "✉ \(message.text)"), colors.tint)
    }
  }

  /// The sign of an action or of an unread message; `nil` for neither.
  private var sign: String? {
    card.action.isEmpty ? card.message?.isUnread == true ? "✉" : nil : "!"
  }

  private var number: some View {
    colors.text(Text(verbatim: card.shownNumber), colors.tint).truncationMode(.middle)
  }
}

/// Words in place of cards: a sentence, and in further lines what to do.
struct CardNotice: View {
  let words: String
  let colors: CardColors

  var body: some View {
    let parts = words.split(separator: "\n", maxSplits: 1)
    MessageView(
      String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "",
      look: .init(words: colors.words, detail: colors.quiet, ground: colors.ground))
  }
}
