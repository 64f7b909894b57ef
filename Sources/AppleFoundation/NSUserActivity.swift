/// An activity of a person in an app, as in Foundation. Here, nobody is told of it.
open class NSUserActivity: @unchecked Sendable {
  // Sendable: one task fills the activity in before it passes it on.
  /// The type of the activity.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date = .distantFuture
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is known of the activity.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Has no effect here.
  open func becomeCurrent() {}

  /// Has no effect here.
  open func resignCurrent() {}

  /// Has no effect here.
  open func invalidate() {}
}

/// The type of the activity in which a person browses a web page, as in Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
