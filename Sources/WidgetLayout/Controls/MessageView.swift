/// Words in the middle of a tile in place of data: what is the matter, and below it what to do.
///
/// Where there is no room for all of the second sentence, as much of it as there is room for is shown, or
/// none where that would be a single row.
package struct MessageView: View {
  let words: String
  let detail: String
  let look: Look

  /// The colours of the words, of the detail, and of what is directly behind them.
  package struct Look {
    let words: Color
    let detail: Color
    let ground: Color?
    let isBold: Bool

    package init(
      words: Color = Color(.text), detail: Color = Color(.dim), ground: Color? = nil,
      isBold: Bool = true
    ) {
      (self.words, self.detail, self.ground, self.isBold) = (words, detail, ground, isBold)
    }

    /// The look of what asks for nothing.
    package static var quiet: Look { Look(words: Color(.dim), isBold: false) }
  }

  /// Creates a message of a sentence, and another about what to do.
  package init(_ words: String, _ detail: String = "", look: Look = Look()) {
    (self.words, self.detail, self.look) = (words, detail, look)
  }

  package var body: some View {
    ViewThatFits(in: .vertical) {
      if !detail.isEmpty {
        both { rows(of: detail, look.detail) }
        both { text(detail, look.detail).lineLimit(4) }
        both { text(detail, look.detail).lineLimit(2) }
      }
      reason
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var reason: some View { rows(of: words, look.words).bold(look.isBold) }

  private func both(_ detail: () -> some View) -> some View {
    VStack(spacing: 16) {
      reason
      detail()
    }
  }

  private func rows(of words: String, _ color: Color) -> some View {
    BalancedRows(words) { text(words, color) }
  }

  @ViewBuilder private func text(_ words: String, _ color: Color) -> some View {
    if let ground = look.ground {
      Text(verbatim: words).foregroundStyle(color).background(ground)
    } else {
      Text(verbatim: words).foregroundStyle(color)
    }
  }
}
