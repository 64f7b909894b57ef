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
  }

  /// Returns the command for a request.
  func command(_ request: SourceRequest) throws(SourceFailure) -> Command {
    var variables: [String: String] = [:]
    for (name, value) in environment { variables[name] = try request.resolved(value.text ?? "") }
    let sandbox = sandbox.sandbox(request)
    let environment = sandbox?.environment(request.environment) ?? request.environment
    return Command(
      arguments, environment: environment.adding(variables),
      folder: folder.map { request.path($0) } ?? request.folder,
      timeout: request.timeout, limit: limit, sandbox: sandbox)
  }
}
