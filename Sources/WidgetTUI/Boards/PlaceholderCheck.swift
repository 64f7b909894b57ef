import WidgetBase
import WidgetSettings
import WidgetSources

/// A check of the `${…}` placeholders in a widget's texts: it reports secrets that the board does
/// not have, and misspelt placeholders.
struct PlaceholderCheck {
  let report: YAMLReport
  /// The names of the board's secrets.
  let known: [String]

  /// Reports errors in the placeholders of all texts in a node.
  func check(_ node: YAMLNode) {
    switch node {
    case .scalar(let scalar): check(scalar)
    case .sequence(let items, _): for item in items { check(item) }
    case .mapping(let entries, _): for entry in entries { check(entry.value) }
    }
  }

  private func check(_ scalar: YAMLScalar) {
    guard scalar.text.contains("${") else { return }
    for name in SecretReference.names(in: .text(scalar.text)).sorted() where !known.contains(name) {
      report.add(
        span(of: "${secret:\(name)}", in: scalar),
        .unknownWord(noun: "secret", text: name, subject: nil),
        expected: known.isEmpty
          ? "a secret that the board names under secrets:"
          : "one of " + known.joined(separator: ", "),
        suggestion: Spelling.nearest(to: name, among: known).map { .word($0) },
        fix: known.isEmpty ? "such as secrets: {\(name): {env: NAME}}" : nil)
    }
    for placeholder in Placeholder.all(in: scalar.text) { check(placeholder, in: scalar) }
  }

  private func check(_ placeholder: Placeholder, in scalar: YAMLScalar) {
    let span = span(of: placeholder.text, in: scalar)
    guard placeholder.isClosed else {
      guard placeholder.word == Placeholder.secret else { return }
      return report.add(
        span, .said("'\(placeholder.text)' has no closing brace"), fix: "write ${secret:NAME}")
    }
    if placeholder.word == Placeholder.secret {
      guard !SecretReference.isName(placeholder.name) else { return }
      return report.add(
        span, .said("'\(placeholder.name)' is not the name of a secret"),
        expected: "${secret:NAME}, the name of letters, digits, dots, - and _")
    }
    guard SecretReference.isName(placeholder.name), placeholder.isLikeSecret else { return }
    report.add(
      span, .said("'${\(placeholder.word):' is not a known placeholder"),
      suggestion: .word("${secret:\(placeholder.name)}"))
  }

  private func span(of text: String, in scalar: YAMLScalar) -> YAMLSpan {
    report.source.span(of: text, in: scalar.span) ?? scalar.span
  }
}

/// A part of a text that looks like `${word:name}`.
private struct Placeholder {
  static let secret = "secret"

  /// The whole placeholder as written.
  var text: String
  var word: String
  var name: String
  var isClosed: Bool

  /// True if its word was probably meant to be `secret`; braces as in shells, such as
  /// `${TOKEN:-none}`, do not count.
  var isLikeSecret: Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return Spelling.nearest(to: word, among: [Self.secret]) != nil
  }

  static func all(in text: String) -> [Placeholder] {
    var found: [Placeholder] = []
    var rest = text[...]
    while let start = rest.firstExactRange(of: "${") {
      let body = rest[start.upperBound...]
      let end = body.firstIndex { $0 == "}" || $0 == "$" || $0.isNewline }
      let isClosed = end.map { body[$0] == "}" } ?? false
      let whole = body[..<(end ?? body.endIndex)]
      let inner = isClosed ? whole : whole.prefix { !$0.isWhitespace }
      let parts = inner.splitExactly(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        found.append(
          Placeholder(
            text: "${\(inner)" + (isClosed ? "}" : ""), word: String(parts[0]),
            name: String(parts[1]), isClosed: isClosed))
      }
      rest = body[(end ?? body.endIndex)...]
    }
    return found
  }
}
