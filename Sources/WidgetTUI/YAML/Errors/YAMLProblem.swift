/// A problem in a file, as data; `DiagnosticText` puts it into words.
package enum YAMLProblem: Sendable, Hashable {
  /// The file cannot be opened or read, with the system's error number.
  case unreadable(code: Int32)
  /// The path leads to something other than a regular file.
  case notAFile(SpecialFile)
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The text is not YAML, with the parser's problem and context.
  case syntax(String, context: String?)
  /// A bracket that is not closed.
  case unclosed(String)
  /// A closing bracket without an opening one.
  case unopened(String)
  /// Curly quotation marks where straight ones were meant.
  case curlyQuotes
  /// Lists and mappings are nested deeper than `limit`.
  case tooDeep(limit: Int)
  /// More than `limit` values, counting an alias as everything that it stands for.
  case tooManyValues(limit: Int)
  /// A second YAML document begins.
  case secondDocument
  /// `*name` without an earlier `&name`.
  case unknownAlias(String)
  /// A tag such as `!color`.
  case unknownTag(String)

  /// A key of a mapping that is itself a list or a mapping.
  case compoundKey(YAMLShape)
  /// A key that appeared before.
  case duplicateKey(String, firstLine: Int)
  /// A key that is unknown here.
  case unknownKey(String)
  /// A required key that is missing.
  case missingKey(String)
  /// A shape other than the expected one (`list`, `colour`).
  case wrongShape(expected: String, read: YAMLShape, subject: String?)
  /// A word that is not one of the words of `noun`.
  case unknownWord(noun: String, text: String, subject: String?)
  /// A text that is not a valid `noun`.
  case badValue(noun: String, text: String, subject: String?)
  /// A list with too few or too many items.
  case wrongCount(expected: ClosedRange<Int>, read: Int, subject: String?)
  /// Several keys of which only one is allowed.
  case rivalKeys([String])
  /// Several keys of which one is required, and none was written.
  case missingChoice([String])
  /// A problem stated completely in words.
  case said(String)

  /// Files that include each other; the last is the first again.
  case includeCycle([String])
  /// A theme's name that does not exist.
  case unknownTheme(String)
  /// Themes that inherit each other; the last is the first again.
  case themeCycle([String])
  /// Roles that take their colour from each other; the last is the first again.
  case roleCycle([String])
  /// Roles that neither the theme nor its inherited themes set.
  case missingRoles([String])
}
