import Glibc
import WidgetArchive
import WidgetTesting

/// A folder with a board whose widgets come from bundles: the counted widgets, or programs that a
/// test writes.
final class BundleStand: Sendable {
  let folder: BoardFolder

  init(every seconds: Int = 3600) {
    let scratch = ScratchFolder()
    self.scratch = scratch
    folder = BoardFolder([
      "COUNTED_LOG": "\(scratch.path)/log", "COUNTED_FAULT": "\(scratch.path)/fault",
      "COUNTED_EVERY": "\(seconds)", "COUNTED_PORT": "0",
    ])
  }

  private let scratch: ScratchFolder

  deinit { endHosts() }

  /// Returns the path of the counted widgets' program.
  static func counted() throws -> String { try Program.path(ofProduct: "CountedWidgets") }

  /// Writes a board with a widget of its own and `orders` from the bundle at a path.
  func write(bundle path: String, kind: String = "orders", more: String = "") throws {
    try folder.write(
      "board.yaml",
      """
      bundles:
        shop: \(bundle(path))
      widgets:
        own: {kind: text, source: {run: [echo, our own]}, every: 1h}
        orders: {kind: \(kind)\(more)}
      pages:
        Home:
          - own orders
      """)
  }

  /// Returns a bundle for a board: the counted widgets note each question in the stand's folder, and read
  /// variables of their own.
  func bundle(_ path: String) -> String {
    "{program: \(path), allow: {write: \(scratch.path), read: description.json, "
      + "variables: COUNTED_*, network: yes}}"
  }

  /// Writes a program for `/bin/sh` with its behaviour for each command.
  @discardableResult
  func script(
    _ name: String, describe: String = "cat \"$(dirname \"$0\")/description.json\"",
    answer: String = "exit 2", host: String
  ) throws -> String {
    try folder.write("description.json", Self.description)
    try folder.write(
      program: name,
      """
      #!/bin/sh
      case "$1" in
      describe) \(describe);;
      answer) \(answer);;
      host) \(host);;
      *) exit 2;;
      esac

      """)
    return "./\(name)"
  }

  static let description =
    #"{"widgettui-bundle": 1, "widgets": [{"kind": "orders", "families": ["small", "medium", "inline"]}]}"#

  /// Returns the calls of providers so far.
  func calls(of kind: String) throws -> [String] {
    (try TextFile.read("\(scratch.path)/log") ?? "").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(kind + " ") }
  }

  /// Returns the changes that the bundle was notified of.
  func changes() throws -> [String] {
    (try TextFile.read("\(scratch.path)/log.changes") ?? "").split(separator: "\n").map(String.init)
  }

  /// Makes the providers fail.
  func fail(_ words: String?) throws {
    let path = "\(scratch.path)/fault"
    if let words { try TextFile.write(words + "\n", to: path) } else { unlink(path) }
  }

  /// The folder of the only bundle.
  var bundle: SharedFolder? { folder.shared.bundles.first }

  /// Returns the process that is the bundle's host.
  func host() throws -> pid_t? {
    let lines = try bundle.flatMap { try TextFile.read($0.hostFile) }?.split(separator: "\n")
    return lines?.first.flatMap { pid_t($0) }
  }

  func endHosts() {
    folder.endHost()
    if let host = (try? host()) ?? nil { kill(host, SIGTERM) }
  }
}
