/// What is wrong with a file, as data; `DiagnosticText` has the words.
package enum SourceProblem: Sendable, Hashable {
  /// The file cannot be opened or read; the system's error number.
  case unreadable(code: Int32)
  /// A path leads to something that is no regular file.
  case notAFile(SpecialFile)
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The text is not YAML; what the parser says, and what it was reading.
  case syntax(String, context: String?)
  /// A bracket that is opened and not closed.
  case unclosed(String)
  /// A bracket that closes none.
  case unopened(String)
  /// Curly quotation marks where straight ones were meant.
  case curlyQuotes
  /// Lists and mappings are nested deeper than `limit`.
  case tooDeep(limit: Int)
  /// More than `limit` values, counting an alias as all that it stands for.
  case tooManyValues(limit: Int)
  /// A second YAML document begins.
  case secondDocument
  /// `*name` without an earlier `&name`.
  case unknownAlias(String)
  /// A tag such as `!color`.
  case unknownTag(String)

  /// A mapping's key is a list or a mapping.
  case compoundKey(YAMLShape)
  /// A key that was there before.
  case duplicateKey(String, firstLine: Int)
  /// A key that means nothing here.
  case unknownKey(String)
  /// A key that must be there and is not.
  case missingKey(String)
  /// One shape was expected (`list`, `colour`) and another was read.
  case wrongShape(expected: String, read: YAMLShape, subject: String?)
  /// A word that is not one of those that `noun` has.
  case unknownWord(noun: String, text: String, subject: String?)
  /// A text that cannot be read as a `noun`.
  case badValue(noun: String, text: String, subject: String?)
  /// A list of fewer or more items than may be.
  case wrongCount(expected: ClosedRange<Int>, read: Int, subject: String?)
  /// Keys of which only one may be there.
  case rivalKeys([String])
  /// One of several keys must be there, and none is.
  case missingChoice([String])
  /// What is wrong, in words that say it all.
  case said(String)

  /// Files that include each other; the first is the last again.
  case includeCycle([String])
  /// No theme has the name.
  case unknownTheme(String)
  /// Themes that inherit each other; the first is the last again.
  case themeCycle([String])
  /// Roles that take their colour from each other; the first is the last again.
  case roleCycle([String])
  /// Roles that neither the theme nor what it inherits sets.
  case missingRoles([String])
}
