// The declarations of AppIntents' parameters. Dialogs, keyboards and control styles are for a
// conversation or a settings screen, and are accepted without effect.

extension IntentParameter {
  /// Creates a parameter without a title.
  public convenience init() {
    self.init(title: nil, description: nil, initial: nil, provider: nil)
  }

  /// Creates a parameter with a title.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: nil, provider: nil)
  }

  /// Creates a parameter with a title and a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// Creates a parameter whose values `optionsProvider` suggests.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, initial: nil, provider: optionsProvider)
  }

  /// Creates a parameter with a default, whose values `optionsProvider` suggests.
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

  /// Creates a parameter whose values `query` finds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, initial: nil, provider: query)
  }

  /// Creates a parameter with a description and no title.
  public convenience init(
    description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: nil, description: description, initial: nil, provider: nil)
  }

  /// Creates a parameter with a number of values for each family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: Int],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// Creates a parameter with a number of values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// Creates a parameter for a number in a range that includes its bounds.
  ///
  /// Here, boards cannot set a value outside of the range; code can.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, initial: defaultValue, provider: nil,
      range: inclusiveRange.flatMap { Self.range($0.lowerBound, $0.upperBound) })
  }

  /// Creates a parameter for a number in a range, whose values `optionsProvider` suggests.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(
      title: title, description: description, initial: defaultValue, provider: optionsProvider,
      range: inclusiveRange.flatMap { Self.range($0.lowerBound, $0.upperBound) })
  }

  /// Returns a range of numbers; `nil` if it is empty or its bounds are not numbers.
  private static func range<Bound: Comparable>(
    _ lower: Bound, _ upper: Bound
  ) -> ClosedRange<Double>? {
    guard lower <= upper, let lower = lower as? any _IntentValue,
      let upper = upper as? any _IntentValue, case .number(let start) = lower.parameterValue,
      case .number(let end) = upper.parameterValue
    else { return nil }
    return start...end
  }

  /// Creates a parameter for a number with a control style.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// Creates a parameter for a text with input options.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: StringInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// Creates a parameter for a date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }

  /// Creates a parameter for a switch with names for its two states.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: BoolDisplayName,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, initial: defaultValue, provider: nil)
  }
}

/// The use of another action's result as a parameter's value, as in AppIntents.
public enum InputConnectionBehavior: Sendable, Hashable {
  case `default`, never, connectToPreviousIntentResult
}

/// The control for setting a number, as in AppIntents.
public enum IntentControlStyle: Sendable, Hashable { case field, stepper, slider }

/// The parts of a date that a person chooses, as in AppIntents.
public enum IntentDateKind: Sendable, Hashable { case date, dateTime, time }

/// The names for on and off, as in AppIntents.
public struct BoolDisplayName: Sendable, Hashable {
  /// The name for on.
  public let `true`: LocalizedStringResource
  /// The name for off.
  public let `false`: LocalizedStringResource

  public static let trueFalse = Self(true: "True", false: "False")
  public static let yesNo = Self(true: "Yes", false: "No")
  public static let onOff = Self(true: "On", false: "Off")

  /// Creates names.
  public init(true: LocalizedStringResource, false: LocalizedStringResource) {
    (self.`true`, self.`false`) = (`true`, `false`)
  }
}

/// The options for entering a text, as in AppIntents.
public struct StringInputOptions: Sendable, Hashable {
  /// The parts of a text that are capitalized.
  public enum CapitalizationType: Sendable, Hashable { case none, words, sentences, allCharacters }

  /// The keyboard that is offered.
  public enum KeyboardType: Sendable, Hashable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numberPad, decimalPad, URL, emailAddress
  }

  /// Creates input options, which have no effect here.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {}
}

extension String {
  public typealias IntentInputOptions = StringInputOptions
}

extension Bool {
  public typealias IntentDisplayName = BoolDisplayName
}

/// A family for which a parameter declares a number of values, as in AppIntents.
public enum IntentWidgetFamily: Sendable, Hashable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// The number of values of a parameter, as in AppIntents.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The minimum.
  public let min: Int
  /// The maximum.
  public let max: Int

  /// Creates a size with a minimum and a maximum.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}
