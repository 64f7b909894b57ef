import WidgetBase
import WidgetSettings

/// The keys of all commands.
enum CommandKeys {
  static var environment: SettingKey {
    SettingKey(
      "environment", .dictionary(.name(of: "variable"), .text),
      "Variables for the command; the place for a ${secret:…}.")
  }

  static var folder: SettingKey {
    SettingKey(
      "folder", .text(.name(of: "folder")), "The folder that it starts in; else the board's.")
  }

  static var limit: SettingKey {
    SettingKey("limit", .text(.bytes), "The most that is read, such as 64KiB; else 1 MiB.")
  }

  static var host: SettingKey {
    SettingKey(
      "ssh", SSHHost.schema,
      "The host on which it runs, through ssh with your own configuration and keys.")
  }

  /// Returns a remark for each key that has no effect on another host.
  static func remarks(_ setting: Setting) -> [SettingRemark] {
    guard setting["ssh"] != nil else { return [] }
    let fixes = [
      ("environment", "variables are not sent to another host; set them there"),
      ("folder", "write {shell: \"cd FOLDER && …\"}"),
      ("allow", "ssh runs without the sandbox; what runs on the other host is bounded there"),
      ("trusted", "ssh runs without the sandbox, and needs no permission"),
    ]
    return fixes.filter { setting[$0.0] != nil }.map { key, fix in
      SettingRemark("\(key) has no effect with ssh", fix: fix, at: [.key(key)], isAboutKey: true)
    }
  }

  static var exit: SettingKey {
    SettingKey(
      "exit", .oneOrMore(.text(.count(0...255))), "The exit statuses that are fine; else 0.")
  }
}

/// A command as written on a board, before secrets are filled in.
struct WrittenCommand: Sendable {
  private let arguments: [String]
  private let environment: [String: Setting]
  private let folder: String?
  private let limit: Int
  private let sandbox: WrittenSandbox
  /// The host on which it runs, or `nil` for this one.
  let host: SSHHost?

  init(_ arguments: [String], _ setting: Setting) throws(SourceFailure) {
    // All users can read arguments in the list of processes.
    if arguments.contains(where: SecretReference.isIn) {
      throw SourceFailure("secret in the arguments", "\(SecretWords.argument).")
    }
    self.arguments = arguments
    environment = setting["environment"]?.entries ?? [:]
    folder = setting["folder"]?.text
    limit = setting.value("limit", .bytes) ?? 1 << 20
    sandbox = WrittenSandbox(setting)
    host = try setting["ssh"]?.text.map { text throws(SourceFailure) in try Self.host(text) }
  }

  private static func host(_ text: String) throws(SourceFailure) -> SSHHost {
    guard let host = SSHHost(text) else {
      throw SourceFailure(
        "invalid host",
        "'\(text.cut(60))' is no host of ssh; expected a name such as web1 or me@web1.")
    }
    return host
  }

  /// Returns the command for a request.
  ///
  /// - Parameter isLasting: True for one that runs on, which has a connection of its own.
  func command(
    _ request: SourceRequest, isLasting: Bool = false
  ) throws(SourceFailure) -> ExplainedCommand {
    if let host { return try command(on: host, request, isLasting: isLasting) }
    var variables: [String: String] = [:]
    for (name, value) in environment { variables[name] = try request.resolved(value.text ?? "") }
    let sandbox = sandbox.sandbox(request)
    let environment = sandbox?.environment(request.environment) ?? request.environment
    return ExplainedCommand(
      command: Command(
        arguments, environment: environment.adding(variables),
        folder: folder.map { request.path($0) } ?? request.folder,
        timeout: request.timeout, limit: limit, sandbox: sandbox))
  }

  private func command(
    on host: SSHHost, _ request: SourceRequest, isLasting: Bool
  ) throws(SourceFailure) -> ExplainedCommand {
    guard let log = SSHLog() else {
      throw SourceFailure("no folder for ssh", "Set TMPDIR to a folder that is yours.")
    }
    let deadline = Deadline(after: request.timeout)
    let socket =
      isLasting
      ? nil : try SSHConnections.shared.socket(to: host, request.environment, before: deadline)
    let timeout = request.timeout
    return ExplainedCommand(
      command: Command(
        host.arguments(arguments, socket: socket, log: log.path, timeout: timeout),
        environment: request.environment, folder: request.folder, timeout: max(0.1, deadline.left),
        limit: limit)
    ) { failure in
      // The command's own status may be 255 too; then ssh has said nothing.
      let said = log.text
      guard failure.kind == .exited(status: 255), !said.isEmpty else { return failure }
      return SSHWords.noConnection(host, said: said, timeout: timeout)
    }
  }
}
