import WidgetBase

/// The names of kinds on boards: a kind's own name if it is unique, or its bundle's name and its own.
///
/// The names of the program's own kinds are theirs: a bundle takes none of them away.
struct KindNames: Sendable {
  /// The meaning of a name.
  enum Meaning: Sendable, Equatable {
    case kind(String)
    /// Several kinds have the name; these are their full names.
    case ambiguous([String])
    case nothing
  }

  /// The name that stands for the program itself in full names.
  static let own = "widgettui"

  /// The kinds, by each of their names.
  private var kinds: [String: [(full: String, kind: String)]] = [:]
  /// The shortest unique name of each kind, in order.
  private(set) var all: [String] = []
  /// A bundle whose kinds are not known, or `nil` if there is none.
  private let unknown: BoardBundle?

  /// Creates the names of the program's own kinds and of the bundles' kinds.
  init(_ own: [String], _ bundles: [BoardBundle]) {
    unknown = bundles.first { $0.isUnknown }
    let ownNames = Set(own)
    let all =
      own.map { (owner: Self.own, name: $0, kind: $0) }
      + bundles.flatMap { bundle in
        bundle.widgets.map { (owner: bundle.name, name: $0.kind, kind: bundle.kind($0.kind)) }
      }
    let named = all.map { (full: "\($0.owner)/\($0.name)", name: $0.name, kind: $0.kind) }
    // The program's own kinds are their names.
    for (full, name, kind) in named where kind == name || !ownNames.contains(name) {
      kinds[name, default: []].append((full: full, kind: kind))
    }
    for (full, name, kind) in named {
      let same = kinds[name] ?? []
      self.all.append(same.count == 1 && same[0].kind == kind ? name : full)
    }
    guard !bundles.isEmpty else { return }
    for (full, _, kind) in named { kinds[full] = [(full: full, kind: kind)] }
  }

  /// Returns the meaning of a name. An unknown name is taken as a kind of the bundle whose kinds are not
  /// known, if there is one.
  func meaning(of name: String) -> Meaning {
    guard let found = kinds[name] else {
      guard let unknown, let kind = Self.kind(name, of: unknown) else { return .nothing }
      return .kind(unknown.kind(kind))
    }
    return found.count == 1 ? .kind(found[0].kind) : .ambiguous(found.map(\.full))
  }

  /// Returns the kind's own name without its bundle's.
  private static func kind(_ name: String, of bundle: BoardBundle) -> String? {
    let kind =
      name.hasExactPrefix("\(bundle.name)/") ? name.dropFirst(bundle.name.count + 1) : name[...]
    return kind.isEmpty || kind.contains("/") ? nil : String(kind)
  }
}
