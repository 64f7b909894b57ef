/// A value of a type that an intent definition declares, as in Intents.
open class INObject: @unchecked Sendable {
  // Sendable: one task fills the object in before it passes it on.
  /// The identifier of the value.
  open var identifier: String?
  /// The display name.
  open var displayString: String
  /// The pronunciation.
  open var pronunciationHint: String?
  /// The subtitle.
  open var subtitleString: String?

  /// Creates a value with its display name.
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
  // Sendable: the sections are constant; the app vouches for its objects, as in Intents.
  /// The values in sections.
  public let sections: [INObjectSection<Object>]
  /// All values.
  public var allItems: [Object] { sections.flatMap(\.items) }

  /// Creates a collection of values in one section.
  public init(items: [Object]) { sections = [INObjectSection(title: nil, items: items)] }

  /// Creates a collection of values in sections.
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }
}

/// Values under a heading, as in Intents.
public final class INObjectSection<Object>: @unchecked Sendable {
  // Sendable: the items are constant; the app vouches for its objects, as in Intents.
  /// The heading.
  public let title: String?
  /// The values.
  public let items: [Object]

  /// Creates a section of values under a heading.
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

/// An app extension that answers intents, as in Intents; not run here.
open class INExtension {
  public init() {}

  /// Returns the handler of an intent.
  open func handler(for intent: INIntent) -> Any { self }
}

/// The response of an app to an intent, as in Intents.
open class INIntentResponse {
  /// The activity that its app is opened with.
  open var userActivity: NSUserActivity?
  public init() {}
}

/// An interaction of a person with an app, as in Intents; not kept here.
open class INInteraction {
  /// Creates an interaction from an intent and its response.
  public init(intent: INIntent, response: INIntentResponse?) {}

  /// Calls `completion` without an error.
  open func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}
