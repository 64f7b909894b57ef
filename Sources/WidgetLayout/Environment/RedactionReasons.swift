/// The reasons to hide a view's content, as in SwiftUI.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is no content yet: texts become bars of the same length.
  public static let placeholder = Self(rawValue: 1)
  /// The content is private and the screen is locked.
  public static let privacy = Self(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = Self(rawValue: 4)
}
