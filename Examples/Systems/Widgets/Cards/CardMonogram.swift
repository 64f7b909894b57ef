import WidgetLayout

/// The initials of a card's shop on its colour, in place of a logo: four columns and two rows.
struct CardMonogram: View {
  let card: WalletCard

  var body: some View {
    let colors = GroundColors(card.tint.rgb ?? RGB(0x808080))
    VStack(spacing: 0) {
      // Spaces are part of the text, so that the area is seen without colours too.
      Text(verbatim: Self.centred(card.initials))
      Text(verbatim: "    ")
    }
    .lineLimit(1)
    .foregroundStyle(Color(colors.words))
    .background(Color(colors.ground))
  }

  /// Returns a text in the middle of four columns.
  private static func centred(_ words: String) -> String {
    let left = max(0, 4 - Painter.width(of: words))
    return String(repeating: " ", count: left / 2) + words
      + String(repeating: " ", count: left - left / 2)
  }
}

extension WalletCard {
  /// The first letters of the first two words of the shop's name that begin with one, at most four
  /// columns.
  var initials: String {
    let letters = store.split(separator: " ").compactMap(\.first)
      .filter { $0.isLetter || $0.isNumber }
    return letters.prefix(2).map { $0.uppercased() }.joined()
  }
}
