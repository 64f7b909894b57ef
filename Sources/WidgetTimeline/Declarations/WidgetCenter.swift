import Synchronization

/// Where an app says that its widgets have something new, as in WidgetKit.
///
/// Here: the program that shows the widgets listens; before it runs, and in tests, nobody does.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private let listener = Mutex<(any WidgetCenterListener)?>(nil)

  init() {}

  /// Names who listens from now on.
  package func setListener(_ listener: (any WidgetCenterListener)?) {
    self.listener.withLock { $0 = listener }
  }

  private var current: (any WidgetCenterListener)? { listener.withLock { $0 } }

  /// Asks for new timelines of all widgets of a kind.
  public func reloadTimelines(ofKind kind: String) { current?.reloadTimelines(ofKind: kind) }

  /// Asks for new timelines of all widgets.
  public func reloadAllTimelines() { current?.reloadTimelines(ofKind: nil) }

  /// The widgets that are placed somewhere.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    await current?.currentConfigurations() ?? []
  }

  /// The widgets that are placed somewhere; `completion` is called on any thread.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task { completion(.success(await current?.currentConfigurations() ?? [])) }
  }

  /// Says that providers recommend other configurations now.
  public func invalidateConfigurationRecommendations() {
    current?.invalidateConfigurationRecommendations()
  }

  /// Has no effect here: nobody is asked for relevance.
  public func invalidateRelevance(ofKind kind: String) {}
}

extension WidgetCenter {
  /// The keys of what an app is told when a widget is pressed, as in WidgetKit.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// Who does what `WidgetCenter` is asked for. It is called on any thread.
package protocol WidgetCenterListener: Sendable {
  /// Asks the providers of a kind, or of all kinds, again.
  func reloadTimelines(ofKind kind: String?)
  /// The widgets that are placed somewhere.
  func currentConfigurations() async -> [WidgetInfo]
  /// Recommended configurations are to be read again.
  func invalidateConfigurationRecommendations()
}
