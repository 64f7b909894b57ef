/// A value of a type that an intent definition declares, as in Intents.
open class INObject: @unchecked Sendable {
  /// What tells the value from others.
  open var identifier: String?
  /// What it is called.
  open var displayString: String
  /// How it is spoken.
  open var pronunciationHint: String?
  /// What stands below it.
  open var subtitleString: String?

  /// A value and what it is called.
  public required init(
    identifier: String?, display: String, pronunciationHint: String? = nil
  ) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }
}

/// Values to choose from, as in Intents.
public final class INObjectCollection<Object>: @unchecked Sendable {
  /// The values in sections.
  public let sections: [INObjectSection<Object>]
  /// All values.
  public var allItems: [Object] { sections.flatMap(\.items) }

  /// Values in one section.
  public init(items: [Object]) { sections = [INObjectSection(title: nil, items: items)] }

  /// Values in sections.
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }
}

/// Values under a heading, as in Intents.
public final class INObjectSection<Object>: @unchecked Sendable {
  /// The heading.
  public let title: String?
  /// The values.
  public let items: [Object]

  /// Values under a heading.
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

/// An app extension that answers intents, as in Intents; not run here.
open class INExtension {
  public init() {}

  /// Who answers an intent.
  open func handler(for intent: INIntent) -> Any { self }
}

/// What an app answers to an intent, as in Intents.
open class INIntentResponse {
  /// What its app is opened with.
  open var userActivity: NSUserActivity?
  public init() {}
}

/// What a person did, as in Intents; not kept here.
open class INInteraction {
  /// An intent and its answer.
  public init(intent: INIntent, response: INIntentResponse?) {}

  /// Says that nothing went wrong.
  open func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

/// What a person did in an app, as in Foundation.
open class NSUserActivity {
  /// What kind of thing.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?

  /// Something of a kind.
  public init(activityType: String) { self.activityType = activityType }
}
