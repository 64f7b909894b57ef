/// Reads a mapping whose keys a schema knows.
///
/// ```swift
/// guard let reader = YAMLReader(node, keys: ["kind", "every"], report) else { return nil }
/// let kind = reader.required("kind", .text)
/// let every = reader.value("every", .text)
/// ```
/// Nothing is thrown: unknown keys, missing keys and wrong values are noted in the report.
package struct YAMLReader {
  /// The mapping that is read.
  package let node: YAMLNode
  /// Where errors are noted.
  package let report: SourceReport
  private let keys: [String]
  private let entries: [String: YAMLEntry]

  /// A reader of `node`, which may have `keys` and no others; nil if it is no mapping.
  package init?(
    _ node: YAMLNode, keys: [String], _ report: SourceReport, for subject: String? = nil
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

  /// What was written for `key`; nil if the key is not there.
  package func node(_ key: String) -> YAMLNode? { entries[key]?.value }

  /// Where `key` is written; the whole mapping if it is not there.
  package func span(of key: String) -> SourceSpan { entries[key]?.key.span ?? node.span }

  /// What was written for `key`, which must be there.
  package func requiredNode(_ key: String) -> YAMLNode? {
    if let node = node(key) { return node }
    report.add(SourceSpan(start: node.span.start), .missingKey(key))
    return nil
  }

  /// The value of `key`; nil if the key is not there or the value is wrong.
  package func value<Value>(_ key: String, _ kind: ScalarKind<Value>) -> Value? {
    node(key).flatMap { report.value($0, kind, for: key) }
  }

  /// The value of `key`, which must be there.
  package func required<Value>(_ key: String, _ kind: ScalarKind<Value>) -> Value? {
    requiredNode(key).flatMap { report.value($0, kind, for: key) }
  }

  /// The items of the list at `key`.
  package func items(_ key: String) -> [YAMLNode]? {
    node(key).flatMap { report.items($0, for: key) }
  }

  /// The values of the list at `key`.
  package func values<Value>(_ key: String, _ kind: ScalarKind<Value>) -> [Value]? {
    node(key).flatMap { report.values($0, kind, for: key) }
  }

  /// The entries of the mapping at `key`, whose keys are the user's own.
  package func entries(_ key: String) -> [YAMLEntry]? {
    node(key).flatMap { report.entries($0, for: key) }
  }

  /// A reader of the mapping at `key`.
  package func reader(_ key: String, keys: [String]) -> YAMLReader? {
    node(key).flatMap { YAMLReader($0, keys: keys, report, for: key) }
  }
}

extension SourceReport {
  /// Notes a key that means nothing where it is, with the nearest of those that do.
  package func addUnknownKey(_ key: YAMLScalar, among keys: [String]) {
    add(
      key.span, .unknownKey(key.text), expected: "one of " + keys.joined(separator: ", "),
      suggestion: Spelling.nearest(to: key.text, among: keys).map { .word($0) })
  }
}
