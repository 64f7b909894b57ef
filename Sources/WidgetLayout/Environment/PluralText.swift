/// A text of a table whose parts depend on numbers, as Xcode's `.stringsdict` has it.
///
///     %#@cups@ of tea        cups: one %lld cup, other %lld cups
package struct PluralText: Equatable, Sendable {
  /// A part of the text that depends on a number.
  package struct Variable: Equatable, Sendable {
    /// The forms by category: `zero`, `one`, `two`, `few`, `many`, `other`.
    package var forms: [String: String]

    package init(forms: [String: String]) { self.forms = forms }
  }

  /// The code of the text's language, such as `de`.
  package let language: String
  /// The text, in which `%#@name@` stands for a variable.
  package let format: String
  package let variables: [String: Variable]

  package init(language: String, format: String, variables: [String: Variable]) {
    (self.language, self.format, self.variables) = (language, format, variables)
  }
}
