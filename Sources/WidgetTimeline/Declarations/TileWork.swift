/// Work that a front end lets people do in an enlarged tile of a widget.
package enum TileWork: Sendable, Hashable {
  /// Processes are sorted, filtered, looked at and signalled.
  case processes(byMemory: Bool)
}

extension WidgetConfiguration {
  /// Lets people work in an enlarged tile of the widget.
  package func work(_ work: TileWork) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.work = work }
  }
}
