import CLinux
import FoundationEssentials
import WidgetBase
import WidgetSettings
import WidgetSources

/// The part of an environment that affects a widget's readings.
struct EnvironmentNeed: Sendable, Hashable {
  /// True if the sources start programs, which may ask for any variable.
  private(set) var isWhole = false
  /// The variables that the sources ask for by name.
  private(set) var names: Set<String> = []
  /// The prefixes of further variables that the sources ask for.
  private(set) var prefixes: Set<String> = []

  private static let programs = ["run", "shell", "stream", "xbar"]
  private static let servers = ["http", "feed", "ical", "prometheus", "metrics"]

  /// Creates the need of a widget's sources and of the secrets that they name.
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

  /// Returns a mark of the needed part of an environment; `nil` if nothing is needed.
  func mark(of environment: ProcessEnvironment) -> EnvironmentMark? {
    guard isWhole || !names.isEmpty || !prefixes.isEmpty else { return nil }
    let lasting = isWhole ? environment.lasting : [:]
    let asked = environment.variables.filter { name, _ in
      names.contains(name) || prefixes.contains { name.hasExactPrefix($0) }
    }
    return EnvironmentMark(ProcessEnvironment(lasting.merging(asked) { $1 }).lines)
  }
}

/// A mark that tells one set of variables from another and reveals as little as possible of their
/// values: it may be kept in a file, secrets may not.
struct EnvironmentMark: Sendable, Hashable {
  /// Sixteen bits of a hash: one change in 65,536 is missed, and no value can be recovered from it.
  let value: UInt16

  init(_ lines: [String]) {
    let bytes = lines.flatMap { Array($0.utf8) + [UInt8(0)] }
    var digest = [UInt8](repeating: 0, count: 32)
    clinux_hmac_sha256("widgettui", 9, bytes, bytes.count, &digest)
    value = UInt16(digest[0]) << 8 | UInt16(digest[1])
  }

  /// Reads a kept mark; `nil` if there is none.
  init?(keptAt path: String) {
    let bytes = (try? FileAccess.read(path, limit: 16)).flatMap { $0 } ?? []
    guard bytes.count == 2 else { return nil }
    value = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
  }

  /// Writes the mark to a file.
  func keep(at path: String) {
    try? FileAccess.replace(path, with: [UInt8(value >> 8), UInt8(value & 255)])
  }
}
