import WidgetLayout

/// A screen of its own that lies over a dashboard and takes all its keys, until it closes.
@MainActor
protocol ScreenLayer: AnyObject {
  /// Called when the picture changes without a key.
  var onChange: @MainActor () -> Void { get set }
  /// Handles a key or a press of the mouse; returns false if the layer closes.
  func press(_ key: Key) -> Bool
  /// Returns the picture of a screen of `size`.
  func picture(size: Size) -> CellGrid
}
