/// The insertion of a key's arguments into a format, which may be a translation of the key.
struct FormatExpansion {
  let arguments: [LocalizedStringKey.Argument]
  let context: TextContext
  /// The index of the next argument for a specifier without a position.
  private var next = 0

  init(_ arguments: [LocalizedStringKey.Argument], in context: TextContext) {
    self.arguments = arguments
    self.context = context
  }

  /// Returns `format` with its arguments inserted, in the style of `run`; a specifier without an
  /// argument is left as it is.
  mutating func text(of format: String, like run: Text.Run) -> ResolvedText {
    var result = ResolvedText(forms: [[]])
    var words = ""
    var rest = Substring(format)
    func flush() {
      guard !words.isEmpty else { return }
      var stretch = run
      stretch.string = words
      result.append(ResolvedText(forms: [[stretch]]))
      words = ""
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      if rest.first == "%" {
        words.append("%")
        rest.removeFirst()
      } else if let value = value(&rest) {
        flush()
        result.append(value.inheriting(run))
      } else {
        words.append("%")
      }
    }
    flush()
    return result
  }

  /// Reads the specifier after a `%` and returns its value; `nil`, with nothing read, if there is
  /// none.
  private mutating func value(_ characters: inout Substring) -> ResolvedText? {
    var rest = characters
    guard let specifier = FormatSpecifier(&rest) else { return nil }
    let index = specifier.position.map { $0 - 1 } ?? next
    guard arguments.indices.contains(index) else { return nil }
    if specifier.position == nil { next += 1 }
    characters = rest
    return text(of: arguments[index], specifier)
  }

  private func text(
    of argument: LocalizedStringKey.Argument, _ specifier: FormatSpecifier
  ) -> ResolvedText {
    switch argument {
    case .string(let string): ResolvedText(words: [string])
    case .number(let number):
      ResolvedText(words: [specifier.text(number, symbols: context.numberSymbols)])
    case .text(let text): text.resolved(in: context)
    }
  }
}
