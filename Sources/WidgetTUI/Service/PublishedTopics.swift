import WidgetBase
import WidgetTimeline

/// The topics under which a publication has messages at its broker, kept between starts.
///
/// What is no longer published must not stay at the broker as if it were. Nothing is read from there,
/// so what was published is written down.
struct PublishedTopics {
  private static let longest = 1 << 20

  /// The path of the file, or `nil` if nothing is kept.
  private let path: String?
  private var names: [String: Set<String>] = [:]
  private var isChanged = false

  /// Reads the topics of the publication with some first levels.
  init(of base: String, in folder: String?) {
    path = folder.map { "\($0)/published-\(String(FNV1a(base).value, radix: 16))" }
    let bytes = path.flatMap { try? FileAccess.read($0, limit: Self.longest) }.flatMap { $0 } ?? []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.splitExactly(separator: " ", maxSplits: 1)
      if parts.count == 2 { names[String(parts[0]), default: []].insert(String(parts[1])) }
    }
  }

  /// Adds topics of a widget.
  mutating func add(_ topics: some Sequence<String>, of name: String) {
    let old = names[name] ?? []
    names[name] = old.union(topics)
    isChanged = isChanged || names[name] != old
  }

  /// Removes the topics of all widgets but these, and returns them.
  mutating func removeAll(except kept: Set<String>) -> [String] {
    let gone = names.filter { !kept.contains($0.key) }
    for name in gone.keys { names[name] = nil }
    isChanged = isChanged || !gone.isEmpty
    return gone.values.flatMap { $0 }
  }

  /// Writes the topics, if they have changed.
  mutating func keep() {
    guard isChanged, let path else { return }
    isChanged = false
    let lines = names.sorted { $0.key < $1.key }.flatMap { name, topics in
      topics.sorted().map { "\(name) \($0)\n" }
    }
    try? FileAccess.replace(path, with: Array(lines.joined().utf8))
  }
}
