// What parameters declare for a conversation or a settings screen, of which there is none here.

/// The use of another action's result as a parameter's value, as in AppIntents.
public enum InputConnectionBehavior: Sendable, Hashable {
  case `default`, never, connectToPreviousIntentResult
}

extension IntentParameter {
  /// The lowest and the highest number that a parameter may have, as in AppIntents.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  /// The control for setting a whole number, as in AppIntents.
  public enum IntControlStyle: Sendable, Hashable { case stepper, field }

  /// The control for setting a number, as in AppIntents.
  public enum DoubleControlStyle: Sendable, Hashable { case stepper, field, slider }

  /// The parts of a date that a person chooses, as in AppIntents.
  public enum DateKind: Sendable, Hashable { case date, dateTime, time }

  /// The words that a place is shown in, as in AppIntents.
  public enum PlacemarkDisplayStyle: Sendable, Hashable { case name, address, city }
}

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
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, decimalPad, emailAddress
  }

  public let keyboardType: KeyboardType
  public let capitalizationType: CapitalizationType
  public let multiline: Bool
  public let autocorrect: Bool
  public let smartQuotes: Bool
  public let smartDashes: Bool

  /// Creates input options, which have no effect here.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {
    (self.keyboardType, self.capitalizationType) = (keyboardType, capitalizationType)
    (self.multiline, self.autocorrect) = (multiline, autocorrect)
    (self.smartQuotes, self.smartDashes) = (smartQuotes, smartDashes)
  }
}

extension String {
  public typealias IntentInputOptions = StringInputOptions
}

extension Bool {
  public typealias IntentDisplayName = BoolDisplayName
}

/// A family for which a parameter declares a number of values, as in AppIntents.
public enum IntentWidgetFamily: OpaqueIntentValue, Sendable, Hashable {
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

  /// Creates a size of one number.
  public init(exactly size: Int) { self.init(min: size, max: size) }

  public init(integerLiteral value: Int) { self.init(exactly: value) }
}
