public import PlatformTypes

/// A knock of the device, as in UIKit. Here, nothing knocks.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// A knock as of a blow.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A knock that tells how something ended.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A knock for each choice.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

extension UIPasteboard {
  /// The pasteboard of the device. Here, it is empty and keeps nothing.
  public static let general = UIPasteboard()
}

/// A pasteboard, as in UIKit. Here, it is empty and keeps nothing.
@preconcurrency @MainActor public final class UIPasteboard {
  public var string: String? {
    get { nil }
    set {}
  }
  public var hasStrings: Bool { false }
}
