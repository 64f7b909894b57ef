/// Makes a text as narrow as it can be in as many rows as it needs, so that no lone word is left for its
/// last row.
struct BalancedRows: Layout {
  /// The width of the longest word, which is not broken for it.
  private let longest: Int
  /// The width of all words in one row.
  private let whole: Int

  init(_ words: String) {
    whole = Painter.width(of: words)
    longest = words.split { $0.isWhitespace }.map { Painter.width(of: String($0)) }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    subviews.first?.sizeThatFits(narrowest(proposal, subviews)) ?? DisplaySize(width: 0, height: 0)
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = ProposedViewSize(width: bounds.width, height: bounds.height)
    subviews.first?.place(
      at: DisplayPoint(x: bounds.minX, y: bounds.minY), proposal: narrowest(size, subviews))
  }

  /// Returns the proposal with the least width at which the view is not higher.
  private func narrowest(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    guard let view = subviews.first, let width = proposal.width, width.isFinite else {
      return proposal
    }
    func height(_ columns: Int) -> Double {
      view.sizeThatFits(
        ProposedViewSize(width: Double(columns) * Points.perColumn, height: nil)
      ).height
    }
    var high = max(1, Int(width / Points.perColumn))
    let rows = height(high)
    // A text that may not have as many rows as it needs would be cut even more where it is narrower.
    let least = Double(whole) * Points.perRow / max(rows, Points.perRow)
    var low = min(max(longest, Int(least.rounded(.up))), high)
    while low < high {
      let middle = (low + high) / 2
      if height(middle) <= rows { high = middle } else { low = middle + 1 }
    }
    return ProposedViewSize(width: Double(high) * Points.perColumn, height: proposal.height)
  }
}
