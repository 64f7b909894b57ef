/// The center through which an app reloads its controls, as in WidgetKit.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  /// Requests the values of all controls of a kind.
  public func reloadControls(ofKind kind: String) {
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
  }

  /// Requests the values of all controls, and of all widgets, which are the same here.
  public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }
}
