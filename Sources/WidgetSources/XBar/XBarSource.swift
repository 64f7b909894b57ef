import FoundationEssentials
import WidgetSettings

/// Runs a plugin that was written for xbar or SwiftBar, as it is.
struct XBarSource: Source {
  /// Plugins print pictures as text.
  private static let limit = 2 << 20

  let path: String
  let isTrusted: Bool
  let isDark: Bool
  /// What the board sets of the plugin's variables.
  let variables: [String: String]

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let whole = request.path(path)
    let plugin = try plugin(at: whole)
    let command = Command(
      [whole],
      environment: request.environment.adding(try environment(of: plugin, at: whole, request)),
      folder: FilePath.parts(whole).folder, timeout: request.timeout, limit: Self.limit)
    let output = XBarOutput(
      try command.output().text, isDark: isDark, isTrusted: isTrusted)
    guard !output.header.isEmpty || !output.body.isEmpty else {
      throw SourceFailure("printed nothing", "\(whole) ended well and printed no line.")
    }
    return Reading(output.datum, at: request.now)
  }

  /// Tells of changes of the plugin itself.
  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    FolderChanges.start(
      FolderChanges.places(of: request.path(path)), onChange: onChange)
  }

  func pace(_ request: SourceRequest) -> SourcePace? {
    let whole = request.path(path)
    if let plugin = try? plugin(at: whole) { return plugin.pace }
    return XBarPlugin(name: FilePath.parts(whole).name, head: "").pace
  }

  private func plugin(at path: String) throws(SourceFailure) -> XBarPlugin {
    let head = try FileBytes(path).first(XBarPlugin.longestHead)
    return XBarPlugin(
      name: FilePath.parts(path).name, head: String(decoding: head, as: UTF8.self))
  }

  /// What both programs tell their plugins.
  private func environment(
    of plugin: XBarPlugin, at path: String, _ request: SourceRequest
  ) throws(SourceFailure) -> [String: String] {
    let (folder, _) = FilePath.parts(path)
    let kept = request.state ?? folder
    var own = [
      "XBARDarkMode": "\(isDark)", "SWIFTBAR": "1", "SWIFTBAR_VERSION": "2.0.0",
      "SWIFTBAR_BUILD": "500", "SWIFTBAR_PLUGINS_PATH": folder, "SWIFTBAR_PLUGIN_PATH": path,
      "SWIFTBAR_PLUGIN_CACHE_PATH": kept, "SWIFTBAR_PLUGIN_DATA_PATH": kept,
      "OS_APPEARANCE": isDark ? "Dark" : "Light",
    ]
    if isDark { own["BitBarDarkMode"] = "1" }
    own.merge(plugin.variables) { $1 }
    for (name, value) in variables { own[name] = try request.resolved(value) }
    return own
  }
}

extension SourceKind {
  /// A plugin of xbar or SwiftBar.
  package static var xbar: SourceKind {
    SourceKind(
      name: "xbar", note: "What a plugin of xbar or SwiftBar prints.",
      schema: .text(.name(of: "file")),
      keys: [
        SettingKey(
          "trusted", .text(.bool),
          "Whether the plugin's lines may start programs when they are chosen; else they do not."),
        SettingKey(
          "dark", .text(.bool), "Whether the plugin is told of a dark screen; else it is."),
        SettingKey(
          "variables", .dictionary(.name(of: "variable"), .text),
          "What the plugin's own variables (xbar.var) shall be."),
      ]
    ) { settings in
      XBarSource(
        path: settings["xbar"]?.text ?? "",
        isTrusted: settings.value("trusted", .bool) ?? false,
        isDark: settings.value("dark", .bool) ?? true,
        variables: settings["variables"]?.entries.compactMapValues(\.text) ?? [:])
    }
  }
}
