import FoundationEssentials
import WidgetSettings

/// A source that reads the output of a command.
package struct CommandSource: Source {
  private let written: WrittenCommand
  private let exits: Set<Int>
  /// The format of the output, or `nil` if neither the board nor its picks determine it.
  private let format: DataFormat?

  private init(_ arguments: [String], _ setting: Setting) throws(SourceFailure) {
    written = try WrittenCommand(arguments, setting)
    let statuses = setting.values("exit", .count(0...255))
    exits = statuses.isEmpty ? [0] : Set(statuses)
    format = DataFormat.written(setting)
  }

  package func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let output = try output(request)
    let form = format.map { BytesForm.format($0) } ?? BytesForm(open: request)
    return Reading(try form.datum(output.output), at: request.now)
  }

  package var servers: [String] { written.host.map { ["ssh://\($0.name)"] } ?? [] }

  private func output(_ request: SourceRequest) throws(SourceFailure) -> CommandOutput {
    try written.command(request).output(exits: exits)
  }

  private static var keys: [SettingKey] {
    [
      CommandKeys.host,
      CommandKeys.environment, CommandKeys.folder, CommandKeys.limit, CommandKeys.exit,
      DataFormat.key,
    ] + WrittenSandbox.keys
  }

  /// The kind `run: [restic, snapshots]`.
  package static var run: SourceKind {
    SourceKind(
      name: "run", note: "What a command prints; it is run without a shell.",
      schema: .list(.argument),
      keys: keys
    ) { setting throws(SourceFailure) in
      try CommandSource(setting["run"]?.items.compactMap(\.text) ?? [], setting)
    }
  }

  /// The kind `shell: "df -h | tail -1"`.
  package static var shell: SourceKind {
    SourceKind(
      name: "shell", note: "What a line for /bin/sh prints.", schema: .argument, keys: keys
    ) { setting throws(SourceFailure) in
      try CommandSource(["/bin/sh", "-c", setting["shell"]?.text ?? ""], setting)
    }
  }
}
