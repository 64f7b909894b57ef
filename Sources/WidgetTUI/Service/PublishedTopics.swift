import WidgetBase
import WidgetTimeline

/// The topics under which a publication has messages at its broker, kept between starts.
///
/// A message that is no longer published must not stay at the broker as if it were. Nothing is read from there, so its
/// topic is written down, until the broker has acknowledged that it is gone.
struct PublishedTopics {
  private static let longest = 1 << 20
  /// The most topics that wait to be cleared.
  private static let mostAbandoned = 2000

  /// The path of the file, or `nil` if nothing is kept.
  private let path: String?
  /// The topics by the widget that has them.
  private var names: [String: Set<String>] = [:]
  /// The owner of topics that are to be cleared, which is no name of a widget.
  private static let nobody = "-"
  private var isChanged = false

  /// Reads the topics of the publication with some first levels.
  init(of base: String, in folder: String?) {
    path = folder.map { "\($0)/published-\(Fingerprint(base).digits)" }
    let bytes = path.flatMap { try? FileAccess.read($0, limit: Self.longest) }.flatMap { $0 } ?? []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.splitExactly(separator: " ", maxSplits: 1)
      if parts.count == 2 { names[String(parts[0]), default: []].insert(String(parts[1])) }
    }
  }

  /// The topics that are to be cleared: nobody has them any more.
  var abandoned: Set<String> { names[Self.nobody] ?? [] }

  /// Adds topics of a widget.
  mutating func add(_ topics: some Sequence<String>, of name: String) {
    let old = names[name] ?? []
    names[name] = old.union(topics)
    isChanged = isChanged || names[name] != old
  }

  /// Abandons the topics of all widgets but these.
  mutating func abandonAll(except kept: Set<String>) {
    for name in names.keys where !kept.contains(name) && name != Self.nobody {
      abandonAll(of: name, except: [])
    }
  }

  /// Abandons the topics of a widget but these.
  mutating func abandonAll(of name: String, except kept: Set<String>) {
    let gone = (names[name] ?? []).subtracting(kept)
    names[name]?.subtract(gone)
    if names[name]?.isEmpty == true { names[name] = nil }
    // Names that come from data may be new ones each time; at a broker that is away some of theirs stay.
    add(gone.prefix(max(0, Self.mostAbandoned - abandoned.count)), of: Self.nobody)
    isChanged = isChanged || !gone.isEmpty
  }

  /// Forgets abandoned topics that were cleared, and those that a widget has again.
  mutating func forget(_ cleared: Set<String>) {
    let owned = names.filter { $0.key != Self.nobody }.values
    let old = abandoned
    let left = owned.reduce(old.subtracting(cleared)) { $0.subtracting($1) }
    guard left != old else { return }
    names[Self.nobody] = left.isEmpty ? nil : left
    isChanged = true
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
