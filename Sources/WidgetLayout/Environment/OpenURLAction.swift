public import FoundationEssentials

/// An action that opens a URL, as in SwiftUI. Here it does nothing, as a widget is a picture; the
/// front end opens the URLs of `Link` and `widgetURL`.
public struct OpenURLAction: Sendable {
  /// Creates an action that does nothing.
  public init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing, and reports that the URL was not accepted.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
  }

  /// The action that opens a URL; it does nothing in a widget.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
