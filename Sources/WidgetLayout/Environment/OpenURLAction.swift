public import FoundationEssentials

/// Opens a URL, as in SwiftUI. Here: does nothing, since a widget is a picture; what `Link` and
/// `widgetURL` name is opened by the front end.
public struct OpenURLAction: Sendable {
  /// An action that does nothing.
  public init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing, and says that the URL was not opened.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
  }

  /// Opens a URL; does nothing in a widget.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
