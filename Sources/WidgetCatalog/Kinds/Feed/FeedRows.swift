import FoundationEssentials
import WidgetLayout

/// The articles that fit a tile, and the rows that each takes.
struct FeedRows {
  struct Row: Hashable {
    var item: FeedArticle
    var titleRows: Int
    /// True if its age and author have a row of their own.
    var hasCaption: Bool
    var hasSummary: Bool
  }

  private(set) var rows: [Row] = []
  /// True if blank rows separate the articles.
  private(set) var hasGaps = false

  /// Creates the rows: with captions if the tile has at least six rows, else one row per article. A row is
  /// left for the number of articles that have no room.
  ///
  /// - Parameter limit: The most rows, of which those that the tile does not show scroll.
  init(_ items: [FeedArticle], size: Size, limit: Int, showsSummary: Bool) {
    let isTall = size.height >= 6
    hasGaps = isTall && size.height >= 14
    var left = limit
    for (index, item) in items.enumerated() {
      let needed = StyledLine(item.title).wrapped(to: max(1, size.width), atMost: 3).count
      let titleRows = isTall ? min(needed, 2) : 1
      let hasCaption = isTall && !(item.author.isEmpty && item.date == nil)
      let hasSummary = isTall && showsSummary && !item.summary.isEmpty && size.height >= 14
      let height =
        titleRows + (hasCaption ? 1 : 0) + (hasSummary ? 1 : 0) + (hasGaps && !rows.isEmpty ? 1 : 0)
      let rest = index + 1 < items.count ? 1 : 0
      guard height <= left - rest || rows.isEmpty else { break }
      left -= height
      rows.append(
        Row(item: item, titleRows: titleRows, hasCaption: hasCaption, hasSummary: hasSummary))
    }
  }
}
