import FoundationEssentials
import WidgetBase
import WidgetSettings

/// The exporters of a widget, as they are written on the board.
struct MetricTargets: Sendable {
  /// The place of the names of hosts.
  enum Hosts: Hashable, Sendable {
    case none
    case list([String])
    /// The path of a file, with one host a line.
    case file(String)
  }

  /// An exporter.
  struct Target: Hashable, Sendable {
    /// The name in the label `instance`: the host and the port.
    var instance: String
    let address: String
  }

  /// The most exporters of a widget.
  static let most = 1000
  /// What stands for a host in an address.
  static let placeholder = "{host}"
  private static let longestFile = 1 << 20

  let addresses: [String]
  let hosts: Hosts

  /// Creates the targets of a checked source.
  init(_ setting: Setting) {
    addresses = setting["metrics"]?.items.compactMap(\.text) ?? []
    switch setting["hosts"] {
    case .text(let path)?: hosts = .file(path)
    case .list(let items)?: hosts = .list(items.compactMap(\.text))
    default: hosts = .none
    }
  }

  /// True if there is one exporter only, whatever the files say.
  var isAlone: Bool { hosts == .none && addresses.count == 1 }

  /// The path of the file of hosts, or `nil` if there is none.
  var file: String? { if case .file(let path) = hosts { path } else { nil } }

  /// Returns the exporters, each once.
  func targets(_ request: SourceRequest) throws(SourceFailure) -> [Target] {
    var targets: [Target] = []
    var seen: Set<String> = []
    let names = try names(request)
    for written in addresses {
      let address = try request.resolved(written)
      let all =
        address.contains(Self.placeholder)
        ? names.map { address.replacing(Self.placeholder, with: $0) } : [address]
      for address in all where seen.insert(address).inserted {
        targets.append(Target(instance: HTTPOrigin(address).words, address: address))
      }
      guard targets.count <= Self.most else { throw MetricWords.tooManyHosts(Self.most) }
    }
    return Self.named(targets)
  }

  /// Returns targets whose instances differ: those on one port have their paths.
  private static func named(_ targets: [Target]) -> [Target] {
    let counts = Dictionary(targets.map { ($0.instance, 1) }, uniquingKeysWith: +)
    return targets.map { target in
      guard counts[target.instance] ?? 0 > 1 else { return target }
      var target = target
      let rest = target.address.firstExactRange(of: "://").map { target.address[$0.upperBound...] }
      target.instance += rest?.firstExactIndex(of: "/").map { String(rest?[$0...] ?? "") } ?? ""
      return target
    }
  }

  private func names(_ request: SourceRequest) throws(SourceFailure) -> [String] {
    switch hosts {
    case .none: return []
    case .list(let names): return names
    case .file(let path): return try Self.names(in: request.path(path))
    }
  }

  /// Reads a file of hosts: one a line; empty lines, and lines that begin with #, are left out.
  private static func names(in path: String) throws(SourceFailure) -> [String] {
    do throws(ForeignFile) {
      // The header fields of requests, which may hold secrets, go to whom it names.
      try ForeignFile.check(path)
    } catch {
      throw SourceFailure(
        "\(FilePath.parts(path).name) is not used", "\(error.description).", kind: .denied)
    }
    guard !WrittenFolders.decide(path) else { throw MetricWords.writtenHosts(path) }
    let bytes = try FileBytes(path).all(limit: longestFile)
    var names: [String] = []
    for (index, bytes) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = String(received: bytes).trimmed
      guard !line.isEmpty, !line.hasExactPrefix("#") else { continue }
      guard isHost(line) else { throw MetricWords.badHost(line, index + 1, path) }
      names.append(line)
      guard names.count <= most else { throw MetricWords.tooManyHosts(most) }
    }
    guard !names.isEmpty else { throw MetricWords.noHosts(path) }
    return names
  }

  /// Returns true for the name or the address of a host, which may have a port.
  static func isHost(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value > 0x20 && !"/?#@\\%".unicodeScalars.contains($0)
    }
    return isPlain && WebAddress.mistake(in: "http://\(text)/") == nil
  }
}
