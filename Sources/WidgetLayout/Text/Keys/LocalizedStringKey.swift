/// A key for a table of translations, as in SwiftUI: a literal with the values in it as arguments.
///
///     let key: LocalizedStringKey = "**\(12)** orders"    // looked up as "**%lld** orders"
///
/// Here it is looked up in the environment's string table; without one the key is the text. Bold,
/// italic, code, struck and linked parts of Markdown are drawn as such.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable,
  Sendable
{
  /// A value in a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(FormatNumber)
    case text(Text)
  }

  /// The string that is looked up.
  let key: String
  let arguments: [Argument]
  /// The arguments that are numbers, and `nil` for others.
  var numbers: [FormatNumber?] {
    arguments.map { if case .number(let number) = $0 { number } else { nil } }
  }

  /// True if the key has specifiers for arguments, and `%%` stands for `%`.
  let isFormat: Bool

  /// Creates a key without arguments.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }
}
