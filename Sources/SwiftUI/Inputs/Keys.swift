// Keys, which a terminal gives to the board, and not to a widget.

/// A key, as in SwiftUI.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key makes.
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let upArrow = Self("\u{F700}")
  public static let downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}")
  public static let escape = Self("\u{1B}")
  public static let delete = Self("\u{8}")
  public static let deleteForward = Self("\u{F728}")
  public static let home = Self("\u{F729}")
  public static let end = Self("\u{F72B}")
  public static let pageUp = Self("\u{F72C}")
  public static let pageDown = Self("\u{F72D}")
  public static let clear = Self("\u{F739}")
  public static let tab = Self("\t")
  public static let space = Self(" ")
  public static let `return` = Self("\r")
}

/// Keys held with another one, as in SwiftUI.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
  public static let numericPad = Self(rawValue: 32)
  public static let all = Self(rawValue: 63)
}

/// Keys that press a control, as in SwiftUI. Here, no key does.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The adaptation of a shortcut to a person's keyboard, as in SwiftUI.
  public struct Localization: Sendable, Hashable {
    private let name: String
    /// The keys follow the keyboard.
    public static let automatic = Self(name: "automatic")
    /// The keys are not mirrored.
    public static let withoutMirroring = Self(name: "withoutMirroring")
    /// The keys stay as they are.
    public static let custom = Self(name: "custom")
  }

  /// The keys of what a question expects.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The keys that leave a question.
  public static let cancelAction = Self(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers
  /// The adaptation of the shortcut to a person's keyboard.
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

/// The press of a key, as in SwiftUI. Here, a view is told of none.
public struct KeyPress: Sendable {
  /// The result of handling a key, as in SwiftUI.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key is pressed.
    public static let down = Self(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Self(rawValue: 2)
    /// The key is released.
    public static let up = Self(rawValue: 4)
    /// All of these.
    public static let all: Self = [.down, .repeat, .up]
  }

  /// Whether a view takes a key, as in SwiftUI.
  public enum Result: Sendable, Hashable { case handled, ignored }

  /// The phase of the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key makes.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers
}

extension View {
  /// Has no effect here: no key presses a control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View { self }

  /// Has no effect here: no key presses a control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Has no effect here: no key reaches a view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect here: no key reaches a view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect here: no key reaches a view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect here: no key reaches a view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect here: no key reaches a view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

extension EnvironmentValues {
  /// Nil, as no key presses a control here.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}
