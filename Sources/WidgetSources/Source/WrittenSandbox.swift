import WidgetBase
package import WidgetSettings

/// The sandbox of a source's program as written on a board, before paths are completed.
package struct WrittenSandbox: Sendable {
  private let permissions: Permissions
  /// True if the program runs without a sandbox, as ssh does: it needs keys and the network.
  package let isTrusted: Bool
  /// The name of the folder that keeps the program's data.
  private let cache: String

  /// Reads the keys of a checked source.
  package init(_ setting: Setting) {
    permissions = Permissions(setting["allow"] ?? [:])
    isTrusted = setting["ssh"] != nil || setting.value("trusted", .bool) ?? false
    cache = setting.json
    // Before any program of the board runs; paths of the board's folder are noted when theirs does.
    let home = ProcessEnvironment.own["HOME"]
    let whole = permissions.write.filter { $0.hasExactPrefix("/") || $0.hasExactPrefix("~") }
      .map { FilePath.absolute($0, in: "/", home: home) }
    WrittenFolders.note(FollowedLinks(.own, board: nil).places(of: whole))
  }

  /// Returns the sandbox for a request, or `nil` if the board trusts the program.
  func sandbox(_ request: SourceRequest) -> ProgramSandbox? {
    guard let permissions = permissions(at: request.path) else { return nil }
    // The author of a plugin chooses the name of its file, and so a part of this.
    let mark = Fingerprint(request.folder, cache).digits
    var sandbox = ProgramSandbox(
      permissions, cache: request.state.map { "\($0)/program-\(mark)" })
    sandbox.origin = request.environment
    sandbox.board = request.folder
    sandbox.tellsRefusals = request.tellsRefusals
    return sandbox
  }

  /// Returns the permissions with whole paths, or `nil` if the board trusts the program.
  ///
  /// - Parameter folder: The board's folder, from which paths begin.
  package func permissions(in folder: String) -> Permissions? {
    let home = ProcessEnvironment.own["HOME"]
    return permissions(at: { FilePath.absolute($0, in: folder, home: home) })
  }

  private func permissions(at path: (String) -> String) -> Permissions? {
    guard !isTrusted else { return nil }
    var permissions = permissions
    permissions.read = permissions.read.map(path)
    permissions.write = permissions.write.map(path)
    return permissions
  }

  /// The keys of everything on a board that runs programs.
  package static var keys: [SettingKey] { [allow, trusted] }

  static var allow: SettingKey {
    let paths = SettingSchema.oneOrMore(.text(.name(of: "file or folder")))
    return SettingKey(
      "allow",
      .mapping([
        SettingKey("read", paths, "Files and folders that it may read."),
        SettingKey("write", paths, "Files and folders that it may read and change."),
        SettingKey("network", .text(.bool), "Permits the network; no by default."),
        SettingKey(
          "sockets", .text(.bool),
          "Permits sockets of other programs, such as D-Bus and Docker; no by default."),
        SettingKey(
          "processes", .text(.bool), "Shows it all processes of this machine; no by default."),
        SettingKey(
          "variables", .oneOrMore(.text(.name(of: "variable"))),
          "Further environment variables that it gets; AWS_* stands for all that begin so."),
      ]), "What the sandbox of its program permits beyond the usual.")
  }

  private static var trusted: SettingKey {
    SettingKey("trusted", .text(.bool), "Runs it without a sandbox; no by default.")
  }
}

extension Permissions {
  /// Creates the permissions of a checked mapping.
  fileprivate init(_ setting: Setting) {
    self.init()
    read = setting.values("read", .text)
    write = setting.values("write", .text)
    network = setting.value("network", .bool) ?? false
    sockets = setting.value("sockets", .bool) ?? false
    processes = setting.value("processes", .bool) ?? false
    variables = setting.values("variables", .text)
  }
}
