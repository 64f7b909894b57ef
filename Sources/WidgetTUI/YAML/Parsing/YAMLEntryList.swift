/// The entries of a mapping while it is read, without duplicate keys, and with `<<` replaced by
/// what it merges.
struct YAMLEntryList {
  private var entries: [YAMLEntry] = []
  private var firstLines: [String: Int] = [:]
  private var merge: (position: Int, entry: YAMLEntry)?

  /// The value of the last entry.
  private(set) var last: YAMLNode?

  /// Adds an entry, or reports why it is not valid.
  mutating func append(_ key: YAMLNode, _ value: YAMLNode, _ report: YAMLReport) {
    last = value
    guard case .scalar(let key) = key else {
      return report.add(
        key.span, .compoundKey(key.shape),
        expected: "text; quote it if it begins with { or [")
    }
    if let line = firstLines[key.text] {
      return report.add(key.span, .duplicateKey(key.text, firstLine: line))
    }
    firstLines[key.text] = key.span.start.line
    let entry = YAMLEntry(key: key, value: value)
    if key.text == "<<", !key.isQuoted {
      merge = (entries.count, entry)
    } else {
      entries.append(entry)
    }
  }

  /// Returns the mapping's entries; merged ones take the place of `<<`, and the mapping's own keys
  /// take precedence.
  func finished(_ report: YAMLReport) -> [YAMLEntry] {
    guard let merge else { return entries }
    var taken = Set(entries.map(\.key.text))
    var merged: [YAMLEntry] = []
    for entry in mergedEntries(merge.entry, report) where taken.insert(entry.key.text).inserted {
      merged.append(entry)
    }
    return entries[..<merge.position] + merged + entries[merge.position...]
  }

  private func mergedEntries(_ merge: YAMLEntry, _ report: YAMLReport) -> [YAMLEntry] {
    let parts: [YAMLNode]
    if case .sequence(let items, _) = merge.value { parts = items } else { parts = [merge.value] }
    return parts.flatMap { part in
      if case .mapping(let entries, _) = part { return entries }
      report.add(part.span, .wrongShape(expected: "mapping", read: part.shape, subject: "<<"))
      return []
    }
  }
}
