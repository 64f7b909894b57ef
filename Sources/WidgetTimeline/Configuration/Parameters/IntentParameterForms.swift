// The forms in which AppIntents' parameters are declared. Dialogs, keyboards and styles of controls
// are for a conversation or a settings screen, and are accepted without effect.

extension IntentParameter {
  /// A parameter without a title.
  public convenience init() {
    self.init(title: nil, description: nil, initial: nil, provider: nil)
  }

  /// A parameter with a title.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: nil, provider: nil)
  }

  /// A parameter with a title and a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// A parameter of one of the values that `optionsProvider` proposes.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, initial: nil, provider: optionsProvider)
  }

  /// A parameter of one of the values that `optionsProvider` proposes, with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(
      title: title, description: description, initial: defaultValue, provider: optionsProvider)
  }

  /// A parameter whose values `query` knows.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, initial: nil, provider: query)
  }

  /// A parameter of several values, so many for each family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: Int],
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// A parameter of so many values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// A number within a range, its ends among it.
  ///
  /// Here: boards cannot set a value outside of it; code can.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, initial: defaultValue, provider: nil,
      range: inclusiveRange.flatMap { Self.range($0.lowerBound, $0.upperBound) })
  }

  /// A range of numbers; nil for what is no number, and for one that is empty.
  private static func range<Bound: Comparable>(
    _ lower: Bound, _ upper: Bound
  ) -> ClosedRange<Double>? {
    guard lower <= upper, let lower = lower as? any _IntentValue,
      let upper = upper as? any _IntentValue, case .number(let start) = lower.parameterValue,
      case .number(let end) = upper.parameterValue
    else { return nil }
    return start...end
  }

  /// A number in a style of control.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// A text typed in a way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: StringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// A date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// A switch with words for its two states.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: BoolDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }
}

/// Whether another action's result becomes a parameter's value, as in AppIntents.
public enum InputConnectionBehavior: Sendable, Hashable {
  case `default`, never, connectToPreviousIntentResult
}

/// The control a number is set with, as in AppIntents.
public enum IntentControlStyle: Sendable, Hashable { case field, stepper, slider }

/// What a date is chosen by, as in AppIntents.
public enum IntentDateKind: Sendable, Hashable { case date, dateTime, time }

/// The words for on and off, as in AppIntents.
public enum BoolDisplayName: Sendable, Hashable { case trueFalse, yesNo, onOff }

/// How a text is typed, as in AppIntents.
public struct StringInputOptions: Sendable, Hashable {
  /// What of a text is written in capitals.
  public enum CapitalizationType: Sendable, Hashable { case none, words, sentences, allCharacters }

  /// The keys that are offered.
  public enum KeyboardType: Sendable, Hashable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numberPad, decimalPad, URL, emailAddress
  }

  /// A way to type a text.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {}
}

/// The families for which a parameter says how many values it has, as in AppIntents.
public enum IntentWidgetFamily: Sendable, Hashable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// How many values a parameter has, as in AppIntents.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The fewest.
  public let min: Int
  /// The most.
  public let max: Int

  /// So many at least and so many at most.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}
