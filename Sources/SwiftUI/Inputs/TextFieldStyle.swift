/// The look of a field of text, as in SwiftUI. Here, all look the same.
public protocol TextFieldStyle {}

/// The default look of a field of text.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// A field of text without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// A field of text in a round frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// A field of text in a square frame.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: Self { Self() }
}

extension View {
  /// Has no effect here.
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
}
