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

/// The letters that a field begins with a capital, as in SwiftUI.
public struct TextInputAutocapitalization: Sendable, Hashable {
  public static let never = Self()
  public static let words = Self()
  public static let sentences = Self()
  public static let characters = Self()
}

extension View {
  /// Has no effect here.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Has no effect here.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Has no effect here.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Has no effect here.
  nonisolated public func textSelection(_ selectability: some TextSelectability) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
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
