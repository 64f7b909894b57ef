/// A widget drawn from data that were read before, for people who compose it.
package struct WidgetDrawing: Sendable {
  /// The reason in words why the widget cannot show the data; `nil` if it can.
  package var mismatch: String?
  /// Returns the entry of the data; `nil` if there is none.
  package var entry: (@MainActor @Sendable () -> AnyTimelineEntry)?

  package init(
    mismatch: String? = nil, entry: (@MainActor @Sendable () -> AnyTimelineEntry)? = nil
  ) {
    (self.mismatch, self.entry) = (mismatch, entry)
  }
}
