/// A text field, as in SwiftUI. It draws its text, or its title if the text is empty.
public nonisolated struct TextField<Label: View>: View {
  private let text: String
  private let label: Label

  init(text: String, label: Label) {
    self.text = text
    self.label = label
  }

  public var body: some View {
    if text.isEmpty {
      label.foregroundStyle(.tertiary)
    } else {
      Text(verbatim: text).lineLimit(1)
    }
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, label: label())
  }
}

extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(title))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(title))
  }

  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), label: prompt ?? Text(title))
  }

  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", label: prompt ?? Text(title))
  }
}

/// A field of hidden text, as in SwiftUI. Here, it shows a dot for each character.
public nonisolated struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(
      text: String(repeating: "•", count: text.wrappedValue.count), label: label())
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { prompt ?? Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { prompt ?? Text(title) }
  }
}

/// A field of long text, as in SwiftUI. Here, it shows its text.
public nonisolated struct TextEditor: View {
  private let text: String

  public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: some View { Text(verbatim: text) }
}

/// The content that a field is for, as in SwiftUI.
public struct SubmitLabel: Sendable, Hashable {
  public static let done = Self()
  public static let go = Self()
  public static let send = Self()
  public static let join = Self()
  public static let route = Self()
  public static let search = Self()
  public static let `return` = Self()
  public static let next = Self()
  public static let `continue` = Self()
}

/// The look of a field of text, as in SwiftUI. Here, all look the same.
public struct TextFieldStyle: Sendable, Hashable {
  public static let automatic = Self()
  public static let plain = Self()
  public static let roundedBorder = Self()
  public static let squareBorder = Self()
}

/// The letters that a field begins with a capital, as in SwiftUI.
public struct TextInputAutocapitalization: Sendable, Hashable {
  public static let never = Self()
  public static let words = Self()
  public static let sentences = Self()
  public static let characters = Self()
}

extension View {
  /// Has no effect here.
  nonisolated public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }

  /// Has no effect here.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Has no effect here.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Has no effect here.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Has no effect here.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Has no effect here.
  nonisolated public func focused(_ condition: Binding<Bool>) -> some View { self }

  /// Has no effect here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: Binding<Value>, equals value: Value
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Has no effect here.
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Has no effect here.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Has no effect here.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
}

/// Whether text can be selected, as in SwiftUI.
public struct TextSelectability: Sendable, Hashable {
  private let isEnabled: Bool
  public static let enabled = Self(isEnabled: true)
  public static let disabled = Self(isEnabled: false)
}

/// A key, as in SwiftUI.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let escape = Self("\u{1B}")
  public static let `return` = Self("\r")
  public static let space = Self(" ")
  public static let tab = Self("\t")
  public static let delete = Self("\u{8}")
}

/// Keys held with another one, as in SwiftUI.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
  public static let all = Self(rawValue: 31)
}

/// The content that a field is for, as in UIKit.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let emailAddress = Self(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// The keys of a keyboard, as in UIKit.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
