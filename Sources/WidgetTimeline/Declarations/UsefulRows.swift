extension WidgetConfiguration {
  /// Says how many rows of content a widget can use, so that its tile need not be higher.
  package func usingRows(
    _ rows: @escaping @MainActor (InstanceSettings) -> Int?
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.usefulRows = rows }
  }
}
