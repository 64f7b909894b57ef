/// The end of a widget's content that is shown until somebody scrolls.
package enum ScrollEdge: Sendable, Hashable {
  /// The first rows.
  case start
  /// The last rows, which are the newest.
  case end
}

extension WidgetConfiguration {
  /// Lets people scroll through the rows that do not fit a tile.
  ///
  /// The content chooses how it is drawn by `contentSize`, which is that of the tile, and how many
  /// rows it has by `rowLimit`. The first rows stay where they are, as many as `head` says; they are dim, as
  /// headings are, or they scroll too.
  package func scrolling(
    below head: @escaping @MainActor (InstanceSettings) -> Int = { _ in 0 },
    from edge: @escaping @MainActor (InstanceSettings) -> ScrollEdge?
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { description in
      description.scrollEdge = edge
      description.headRows = head
    }
  }
}
