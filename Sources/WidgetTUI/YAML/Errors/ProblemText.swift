extension DiagnosticText {
  /// Returns a problem in one sentence, without its place.
  static func words(for problem: YAMLProblem) -> String {
    switch problem {
    case .unreadable(let code): reason(for: code)
    case .notAFile(let kind): "this is \(kind.words), not a regular file"
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB"
    case .syntax(let problem, let context): problem + (context.map { " \($0)" } ?? "")
    case .unclosed(let bracket): "this '\(bracket)' is not closed"
    case .unopened(let bracket): "this '\(bracket)' closes nothing"
    case .curlyQuotes: "curly quotation marks do not quote"
    case .tooDeep(let limit): "lists and mappings are nested more than \(limit) deep"
    case .tooManyValues(let limit): "the file has more than \(limit) values, aliases counted"
    case .secondDocument: "a second document begins here, and a file holds only one"
    case .unknownAlias(let name): "no anchor &\(quoted(name)) is defined before this"
    case .unknownTag(let tag): "unknown tag \(quoted(tag))"
    case .compoundKey(let shape): "a key must be text, found \(shape.words)"
    case .duplicateKey(let key, let line):
      "duplicate key '\(quoted(key))', first in line \(line)"
    case .unknownKey(let key): "unknown key '\(quoted(key))'"
    case .missingKey(let key): "the key '\(quoted(key))' is missing"
    case .wrongShape(let expected, let read, let subject):
      "expected \(withArticle(expected))\(suffix(subject)), found \(read.words)"
    case .unknownWord(let noun, let text, let subject):
      "unknown \(noun) '\(quoted(text))'\(suffix(subject == noun ? nil : subject))"
    case .badValue(let noun, let text, let subject):
      "'\(quoted(text))' is not \(withArticle(noun))\(suffix(subject == noun ? nil : subject))"
    case .wrongCount(let expected, let read, let subject):
      "expected \(counted(expected))\(suffix(subject)), found \(read)"
    case .rivalKeys(let keys): "only one of \(words(keys)) is allowed"
    case .missingChoice(let keys): "one of \(words(keys)) is required"
    case .said(let text): VisibleText.quoted(text, limit: 400)
    case .includeCycle(let names): "files include each other: \(chain(names))"
    case .unknownTheme(let name): "unknown theme '\(quoted(name))'"
    case .themeCycle(let names): "themes inherit each other: \(chain(names))"
    case .roleCycle(let names): "roles refer to each other: \(chain(names))"
    case .missingRoles(let names): "no colour is set for \(names.joined(separator: ", "))"
    }
  }

  private static func quoted(_ text: String) -> String { VisibleText.quoted(text) }

  private static func suffix(_ subject: String?) -> String {
    subject.map { " for \(quoted($0))" } ?? ""
  }

  private static func words(_ keys: [String]) -> String {
    keys.map(quoted).joined(separator: ", ")
  }

  private static func counted(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound
      ? "\(range.lowerBound) items"
      : range.upperBound >= 1000
        ? "at least \(range.lowerBound) items"
        : "\(range.lowerBound) to \(range.upperBound) items"
  }

  private static func chain(_ names: [String]) -> String {
    names.map(quoted).joined(separator: " → ")
  }

  private static func withArticle(_ noun: String) -> String {
    if noun == "text" { return noun }
    return noun.first.map { "aeiou".contains($0) } == true ? "an \(noun)" : "a \(noun)"
  }
}
