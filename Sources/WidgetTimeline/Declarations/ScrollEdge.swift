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
  /// rows it has by `rowLimit`.
  package func scrolling(
    from edge: @escaping @MainActor (InstanceSettings) -> ScrollEdge?
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.scrollEdge = edge }
  }
}
