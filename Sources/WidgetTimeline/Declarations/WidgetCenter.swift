import Synchronization

/// The center through which an app reloads its widgets, as in WidgetKit.
///
/// Here, the program that shows the widgets listens; before it runs, and in tests, requests have no
/// effect.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private let listener = Mutex<(any WidgetCenterListener)?>(nil)

  init() {}

  /// Sets the listener.
  package func setListener(_ listener: (any WidgetCenterListener)?) {
    self.listener.withLock { $0 = listener }
  }

  private var current: (any WidgetCenterListener)? { listener.withLock { $0 } }

  /// Requests new timelines for all widgets of a kind.
  public func reloadTimelines(ofKind kind: String) { current?.reloadTimelines(ofKind: kind) }

  /// Requests new timelines for all widgets.
  public func reloadAllTimelines() { current?.reloadTimelines(ofKind: nil) }

  /// Returns the placed widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    await current?.currentConfigurations() ?? []
  }

  /// Passes the placed widgets to `completion`, on any thread.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task { completion(.success(await current?.currentConfigurations() ?? [])) }
  }

  /// Notes that the providers' recommended configurations have changed.
  public func invalidateConfigurationRecommendations() {
    current?.invalidateConfigurationRecommendations()
  }

  /// Has no effect here: relevance is never requested.
  public func invalidateRelevance(ofKind kind: String) {}
}

extension WidgetCenter {
  /// The keys of the user info that an app receives when a widget is pressed, as in WidgetKit.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// A listener that handles the requests made to `WidgetCenter`. It is called on any thread.
package protocol WidgetCenterListener: Sendable {
  /// Asks the providers of a kind, or of all kinds, again.
  func reloadTimelines(ofKind kind: String?)
  /// Returns the placed widgets.
  func currentConfigurations() async -> [WidgetInfo]
  /// Handles a change in recommended configurations.
  func invalidateConfigurationRecommendations()
}
