/// A reader of a mapping with known keys.
///
/// ```swift
/// guard let reader = YAMLReader(node, keys: ["kind", "every"], report) else { return nil }
/// let kind = reader.required("kind", .text)
/// let every = reader.value("every", .text)
/// ```
/// Errors are reported, not thrown: unknown keys, missing keys and wrong values.
package struct YAMLReader {
  /// The mapping that is read.
  package let node: YAMLNode
  /// The report to which errors are added.
  package let report: YAMLReport
  private let keys: [String]
  private let entries: [String: YAMLEntry]

  /// Creates a reader of `node`, which may have only the keys in `keys`; `nil` if it is not a
  /// mapping.
  package init?(
    _ node: YAMLNode, keys: [String], _ report: YAMLReport, for subject: String? = nil
  ) {
    guard let entries = report.entries(node, for: subject) else { return nil }
    self.node = node
    self.report = report
    self.keys = keys
    self.entries = Dictionary(entries.map { ($0.key.text, $0) }) { first, _ in first }
    for entry in entries where !keys.contains(entry.key.text) {
      report.addUnknownKey(entry.key, among: keys)
    }
  }

  /// Returns the node of `key`; `nil` if the key is absent.
  package func node(_ key: String) -> YAMLNode? { entries[key]?.value }

  /// Returns the span of `key`, or of the whole mapping if the key is absent.
  package func span(of key: String) -> YAMLSpan { entries[key]?.key.span ?? node.span }

  /// Returns the node of a required key; if the key is absent, reports that and returns `nil`.
  package func requiredNode(_ key: String) -> YAMLNode? {
    if let node = node(key) { return node }
    report.add(YAMLSpan(start: node.span.start), .missingKey(key))
    return nil
  }

  /// Returns the value of `key`; `nil` if the key is absent or the value is wrong.
  package func value<Value>(_ key: String, _ kind: ScalarKind<Value>) -> Value? {
    node(key).flatMap { report.value($0, kind, for: key) }
  }

  /// Returns the value of a required key; `nil` after reporting an error.
  package func required<Value>(_ key: String, _ kind: ScalarKind<Value>) -> Value? {
    requiredNode(key).flatMap { report.value($0, kind, for: key) }
  }

  /// Returns the items of the list at `key`.
  package func items(_ key: String) -> [YAMLNode]? {
    node(key).flatMap { report.items($0, for: key) }
  }

  /// Returns the values of the list at `key`.
  package func values<Value>(_ key: String, _ kind: ScalarKind<Value>) -> [Value]? {
    node(key).flatMap { report.values($0, kind, for: key) }
  }

  /// Returns the entries of the mapping at `key`, whose keys are the user's own.
  package func entries(_ key: String) -> [YAMLEntry]? {
    node(key).flatMap { report.entries($0, for: key) }
  }

  /// Returns a reader of the mapping at `key`.
  package func reader(_ key: String, keys: [String]) -> YAMLReader? {
    node(key).flatMap { YAMLReader($0, keys: keys, report, for: key) }
  }
}

extension YAMLReport {
  /// Reports a key that is unknown here, and suggests the nearest known one.
  package func addUnknownKey(_ key: YAMLScalar, among keys: [String]) {
    add(
      key.span, .unknownKey(key.text), expected: "one of " + keys.joined(separator: ", "),
      suggestion: Spelling.nearest(to: key.text, among: keys).map { .word($0) })
  }
}
