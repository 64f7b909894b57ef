import CLinux
import FoundationEssentials
import WidgetSettings
import WidgetSources

/// What of an environment makes a difference to what a widget reads.
struct EnvironmentNeed: Sendable, Hashable {
  /// Whether programs are started, which may ask for any variable.
  private(set) var isWhole = false
  /// The variables that are asked for by name.
  private(set) var names: Set<String> = []
  /// What the names of others begin with.
  private(set) var prefixes: Set<String> = []

  private static let programs = ["run", "shell", "stream", "xbar"]
  private static let servers = ["http", "feed", "ical", "prometheus"]

  /// What the sources of a widget need, and the secrets that they name.
  init(of sources: Setting, secrets: [String: Setting]) {
    for source in sources.items { add(source) }
    for name in SecretReference.names(in: sources) {
      for place in [secrets[name], secrets[name]?["else"]].compactMap({ $0 }) {
        if let variable = place["env"]?.text { names.insert(variable) }
        if place["command"] != nil || place["keyring"] != nil { isWhole = true }
      }
    }
  }

  private mutating func add(_ source: Setting) {
    if Self.programs.contains(where: { source[$0] != nil }) { isWhole = true }
    if Self.servers.contains(where: { source[$0] != nil }) {
      names.formUnion(HTTPProxies.variables)
    }
    if source["postgres"] != nil { prefixes.insert("PG") }
    guard let timeline = source["timeline"] else { return }
    if timeline.entries.isEmpty { isWhole = true } else { add(timeline) }
  }

  /// A mark of what is needed of an environment; nil where nothing is.
  func mark(of environment: ProcessEnvironment) -> EnvironmentMark? {
    guard isWhole || !names.isEmpty || !prefixes.isEmpty else { return nil }
    let lasting = isWhole ? environment.lasting : [:]
    let asked = environment.variables.filter { name, _ in
      names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }
    return EnvironmentMark(ProcessEnvironment(lasting.merging(asked) { $1 }).lines)
  }
}

/// Tells one set of variables from another, and as little of their values as it can: it may be kept
/// in a file, secrets may not.
struct EnvironmentMark: Sendable, Hashable {
  /// Sixteen bits of a hash: one change in 65,536 is missed, and nobody can tell a value from it.
  let value: UInt16

  init(_ lines: [String]) {
    let bytes = lines.flatMap { Array($0.utf8) + [UInt8(0)] }
    var digest = [UInt8](repeating: 0, count: 32)
    clinux_hmac_sha256("widgettui", 9, bytes, bytes.count, &digest)
    value = UInt16(digest[0]) << 8 | UInt16(digest[1])
  }

  /// Reads a mark that was kept; nil where there is none.
  init?(keptAt path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)), data.count == 2 else { return nil }
    value = UInt16(data[data.startIndex]) << 8 | UInt16(data[data.startIndex + 1])
  }

  /// Keeps it.
  func keep(at path: String) {
    let data = Data([UInt8(value >> 8), UInt8(value & 255)])
    try? data.write(to: URL(filePath: path), options: .atomic)
  }
}
