import FoundationEssentials
package import WidgetSettings

/// A source that runs an unmodified plugin for xbar or SwiftBar.
struct XBarSource: Source {
  /// The most bytes of output, in which plugins include images as text.
  private static let limit = 2 << 20

  /// The start of one run of the plugin.
  private let once: XBarCommand
  /// The source of the plugin's output, if the plugin keeps running.
  private let stream: StreamSource

  init(_ once: XBarCommand) {
    self.once = once
    let isTrusted = once.isTrusted
    let isDark = once.isDark
    stream = StreamSource(
      StreamRun(
        command: { request throws(SourceFailure) in
          ExplainedCommand(command: try once.command(request))
        }, keep: 1,
        limit: Self.limit, cutting: { RecordBlocks(limit: $0) },
        record: { bytes, secrets in
          let text = Self.redacted(String(received: bytes), secrets)
          return XBarOutput(text, isDark: isDark, isTrusted: isTrusted).datum
        },
        records: StreamRecords(keep: 1)))
  }

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let whole = request.path(once.path)
    if try once.plugin(at: whole).isStream {
      let reading = try stream.read(request)
      guard reading.entries.first?.datum != .null else {
        throw SourceFailure("no output yet", "\(whole) is running but has written no line.")
      }
      return reading
    }
    var command = try once.command(request)
    command.limit = Self.limit
    let text = Self.redacted(try command.output().text, request.secrets)
    let output = XBarOutput(text, isDark: once.isDark, isTrusted: once.isTrusted)
    guard !output.header.isEmpty || !output.body.isEmpty else {
      throw SourceFailure("printed nothing", "\(whole) ended well and printed no line.")
    }
    return Reading(output.datum, at: request.now)
  }

  /// Returns the text without secrets, before actions are encoded as addresses in which a secret
  /// could no longer be found.
  private static func redacted(_ text: String, _ secrets: Secrets) -> String {
    secrets.redacted(Datum.text(text)).words ?? ""
  }

  /// Watches for changes of the plugin's file, and for the output of a plugin that keeps running.
  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let whole = request.path(once.path)
    @Sendable func places() -> [FolderChanges.Place] { FolderChanges.places(of: whole) }
    guard (try? once.plugin(at: whole))?.isStream == true else {
      return FolderChanges.start(places, onChange: onChange)
    }
    let output = stream.watch(request, onChange: onChange)
    let file = FolderChanges.start(places) { [stream, once] in
      // The old version of the plugin is still running; the change is reported when the new one has
      // printed something.
      if (try? once.plugin(at: whole))?.isStream == true { return stream.restart(request) }
      stream.end()
      onChange()
    }
    return CombinedWatch([file, output].compactMap { $0 })
  }

  func files(_ request: SourceRequest) -> [String] { [request.path(once.path)] }

  func pace(_ request: SourceRequest) -> SourcePace? {
    let whole = request.path(once.path)
    if let plugin = try? once.plugin(at: whole) { return plugin.pace }
    return XBarPlugin(name: FilePath.parts(whole).name, head: "").pace
  }
}

/// The start of a plugin, and of the programs that its lines name: in its folder, with its
/// variables.
package struct XBarCommand: Sendable {
  /// The plugin's path, as the board has it.
  fileprivate let path: String
  fileprivate let isDark: Bool
  /// The values that the board gives the plugin's variables.
  private let variables: [String: String]
  private let sandbox: WrittenSandbox

  /// True if the board lets the plugin's lines run programs.
  var isTrusted: Bool { sandbox.isTrusted }

  /// Creates the start of a checked setting's plugin.
  package init(_ settings: Setting) {
    path = settings["xbar"]?.text ?? ""
    isDark = settings.value("dark", .bool) ?? true
    variables = settings["variables"]?.entries.compactMapValues(\.text) ?? [:]
    sandbox = WrittenSandbox(settings)
  }

  /// Returns the command that runs the plugin.
  func command(_ request: SourceRequest) throws(SourceFailure) -> Command {
    let whole = request.path(path)
    do throws(ForeignFile) { try ForeignFile.check(whole) } catch { throw error.failure }
    return try command([whole], request)
  }

  /// Returns a command that runs a program like the plugin: in its folder, with its variables.
  package func command(
    _ arguments: [String], _ request: SourceRequest
  ) throws(SourceFailure) -> Command {
    let whole = request.path(path)
    // The output of a line's program is discarded, and the program is not to be ended for writing
    // it.
    var sandbox = sandbox.sandbox(request)
    sandbox?.cacheVariables.formUnion(Self.cacheVariables)
    let environment = sandbox?.environment(request.environment) ?? request.environment
    return Command(
      arguments, environment: environment.adding(try self.environment(at: whole, request)),
      folder: FilePath.parts(whole).folder, timeout: request.timeout, limit: 16 << 20,
      sandbox: sandbox)
  }

  /// Returns the folder in which the plugin and its lines' programs start.
  package func folder(from board: String, home: String?) -> String {
    FilePath.parts(FilePath.absolute(path, in: board, home: home)).folder
  }

  func plugin(at path: String) throws(SourceFailure) -> XBarPlugin {
    let head = try FileBytes(path).first(XBarPlugin.longestHead)
    return XBarPlugin(
      name: FilePath.parts(path).name, head: String(decoding: head, as: UTF8.self))
  }

  private static let cacheVariables = ["SWIFTBAR_PLUGIN_CACHE_PATH", "SWIFTBAR_PLUGIN_DATA_PATH"]

  /// Returns the variables that xbar and SwiftBar give their plugins.
  private func environment(
    at path: String, _ request: SourceRequest
  ) throws(SourceFailure) -> [String: String] {
    let (folder, _) = FilePath.parts(path)
    let kept = request.state ?? folder
    var own = [
      "XBARDarkMode": "\(isDark)", "SWIFTBAR": "1", "SWIFTBAR_VERSION": "2.0.0",
      "SWIFTBAR_BUILD": "500", "SWIFTBAR_PLUGINS_PATH": folder, "SWIFTBAR_PLUGIN_PATH": path,
      "OS_APPEARANCE": isDark ? "Dark" : "Light",
    ]
    for name in Self.cacheVariables { own[name] = kept }
    if isDark { own["BitBarDarkMode"] = "1" }
    own.merge(try plugin(at: path).variables) { $1 }
    for (name, value) in variables { own[name] = try request.resolved(value) }
    return own
  }
}

extension SourceKind {
  /// The kind of a plugin for xbar or SwiftBar.
  package static var xbar: SourceKind {
    SourceKind(
      name: "xbar", note: "What a plugin of xbar or SwiftBar prints.",
      schema: .text(.name(of: "file")),
      keys: [
        WrittenSandbox.allow,
        SettingKey(
          "trusted", .text(.bool),
          "Runs the plugin without a sandbox, and allows its lines to run programs, which Enter asks "
            + "about first; no by default."),
        SettingKey(
          "dark", .text(.bool), "Tells the plugin that the screen is dark; yes by default."),
        SettingKey(
          "variables", .dictionary(.name(of: "variable"), .text),
          "The values of the plugin's own variables (xbar.var)."),
      ]
    ) { settings in XBarSource(XBarCommand(settings)) }
  }
}
