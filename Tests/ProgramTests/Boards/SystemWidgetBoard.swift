import WidgetTesting

/// A board with one widget of the systems' bundle, named `w`, beside the system's back end.
struct SystemWidgetBoard: Sendable {
  let stand: SystemStand
  /// The kind and the settings that all its boards have.
  private let kind: String
  private let common: String

  /// - Parameter common: The settings, in which `SERVER` and `FOLDER` stand for the stand's own.
  init(_ stand: SystemStand, kind: String, _ common: String) {
    self.stand = stand
    self.kind = kind
    self.common = common.replacing("SERVER", with: "\"\(stand.address)\"")
      .replacing("FOLDER", with: stand.folder.path)
  }

  /// Writes the board with further settings.
  func write(_ settings: String) throws {
    try stand.folder.write(
      "board.yaml",
      """
      version: 1
      bundles: {systems: {program: \(try Program.systems().path), allow: {network: yes, write: .}}}
      secrets: {market: {file: market.token}, who: {file: market.token.account}, salon: {file: salon/salon.sqlite.token}}
      widgets: {w: {kind: \(kind)\(common)\(settings)}}
      pages: {Home: [w]}

      """)
  }

  // MARK: Pictures

  /// Writes the board with further settings, and returns the widget's picture in a family and the messages.
  func picture(_ family: String, _ settings: String = "", size: String? = nil) async throws
    -> String
  {
    try write(settings)
    return try await shown(family, size: size)
  }

  /// Returns the widget's picture in a family and the messages.
  func shown(_ family: String, size: String? = nil) async throws -> String {
    try await output(
      ["snapshot", "board.yaml", "--widget", "w", "--family", family]
        + (size.map { ["--size", $0] } ?? []))
  }

  /// Returns the picture of the widget's sample data.
  func preview(_ family: String) async throws -> String {
    try await output(["snapshot", "board.yaml", "--widget", "w", "--preview", "--family", family])
  }

  // MARK: Commands

  /// Opens an appointment by its link, and returns the output.
  func open(_ id: String) async throws -> String {
    try await open(link: "salon://appointments/\(id)")
  }

  /// Opens a link with the widget's settings, and returns the output.
  func open(link: String) async throws -> String {
    try await output(["open", link, "--board", "board.yaml"])
  }

  /// Reloads the widget, and returns the output.
  @discardableResult
  func reload() async throws -> String {
    try await output(["reload", "w", "--board", "board.yaml"])
  }

  /// Returns the proposals for a setting, as the command lists them.
  func options(_ words: String...) async throws -> String {
    try await output(["options", "--board", "board.yaml", "w"] + words)
  }

  private func output(_ arguments: [String]) async throws -> String {
    let outcome = try await stand.folder.run(arguments, timeout: .seconds(60))
    return outcome.standardOutput + outcome.standardError
  }

  // MARK: The back end

  /// Returns the program's requests since the last call, each as `GET /path a=1 b=2`.
  func asked() async throws -> [String] {
    let script = """
      import json
      for one in json.load(open("log.json"))["requests"]:
          if one["headers"].get("user-agent") == "widgettui":
              print(one["method"], one["path"], *sorted(f"{k}={v}" for k, v in one["query"].items()))
      """
    try stand.folder.write("log.json", try await stand.send("GET", "/_log"))
    try await stand.send("DELETE", "/_log")
    return try await stand.python(["-c", script]).split(separator: "\n").map { String($0) }
  }

  /// Makes the back end fail at some paths from now on, and at no others; `nil` ends all faults.
  func fail(_ faults: String?) async throws {
    try await stand.send("DELETE", "/_faults")
    if let faults { try await stand.send("PUT", "/_faults", faults) }
  }
}
