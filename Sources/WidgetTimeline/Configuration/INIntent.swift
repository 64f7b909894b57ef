/// What a person chose by SiriKit's means, as in Intents: the base of the classes that Xcode makes of
/// an intent definition.
open class INIntent {
  /// How the intent is called where there are several.
  open var identifier: String?
  /// Words to say for it.
  open var suggestedInvocationPhrase: String?

  /// An intent as its class begins.
  public required init() {}
}

extension INIntent: Hashable {
  public static func == (left: INIntent, right: INIntent) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
