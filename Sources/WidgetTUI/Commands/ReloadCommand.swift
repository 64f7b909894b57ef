import WidgetArchive

/// `widgettui reload [KIND]`: has the host ask the providers of a kind, or of all, at once.
@MainActor
struct ReloadCommand {
  private let kind: String
  private let folder: SharedFolder

  init(options: Options) throws {
    kind = options.operands.first ?? ""
    guard let folder = SharedFolder(program: Stage.program) else {
      throw HostError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    self.folder = folder
  }

  func run() throws {
    try folder.prepare()
    try HostRequest.reload(kind: kind).send(in: folder)
    if !Lease.isHeld(in: folder) {
      try StandardOutput.write("Nothing is running; it is reloaded when something is.\n")
    }
  }
}
