import WidgetBase

/// An error of the compiler about a type that is not known, or not of the form that its use needs.
enum TypeComplaint: Equatable {
  case unknown(String)
  /// The type is not known within another one.
  case unknownMember(String, of: String)
  /// The type has no value of the name.
  case unknownValue(String, of: String)
  /// The type is used with type parameters that it does not have.
  case notGeneric(String)
  /// Several modules have a type of the name.
  case ambiguous(String)
  /// A type is inherited from, or constrained to, and is none for that. The error names the types.
  case wrongForm([String])

  private static let unknown = ["cannot find type", "no type named"]
  private static let forms = [
    "non-protocol", "must appear first", "multiple inheritance", "no effect on concrete type",
    "must specify only", "non-class-bound", "cannot conform to class protocol",
  ]

  /// Reads an error; `nil` if it is about something else.
  init?(_ problem: CompilerProblem) {
    let message = problem.message
    let names = Self.quoted(in: message)
    guard let name = names.first else { return nil }
    if Self.unknown.contains(where: { message.hasExactPrefix($0) }) {
      self = .unknown(name)
    } else if message.contains("is not a member type of"), names.count >= 2 {
      self = .unknownMember(name, of: names[1])
    } else if message.hasExactPrefix("type '"), message.contains("has no member"), names.count >= 2
    {
      self = .unknownValue(names[1], of: name)
    } else if message.hasExactPrefix("cannot specialize non-generic type") {
      self = .notGeneric(name)
    } else if message.contains("is ambiguous for type lookup") {
      self = .ambiguous(name)
    } else if Self.forms.contains(where: { message.contains($0) }) {
      self = .wrongForm(names)
    } else {
      return nil
    }
  }

  /// Returns the names that a message quotes.
  private static func quoted(in message: String) -> [String] {
    message.splitExactly(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
