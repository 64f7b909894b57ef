import WidgetArchive

/// `widgettui reload [WIDGET]`: has the host ask the providers of a widget, of a kind, or of all, at
/// once.
@MainActor
struct ReloadCommand {
  private let name: String?
  private let kinds: [String]
  private let folder: SharedFolder

  init(options: Options, catalog: @MainActor (Program.Surroundings) -> Catalog) throws {
    name = options.operands.first
    kinds = catalog(try Stage(options).surroundings(interval: nil)).kinds
    guard let folder = SharedFolder(program: Stage.program) else {
      throw CommandError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    self.folder = folder
  }

  func run() throws {
    let requests = try requests
    try folder.prepare()
    for request in requests { try request.send(in: folder) }
    if !Lease.isHeld(in: folder) {
      try StandardOutput.write("Nothing is running; it is reloaded when something is.\n")
    }
  }

  /// What the host is asked for: a kind's widgets, else those of a name on the boards.
  private var requests: [HostRequest] {
    get throws {
      guard let name else { return [.reload(kind: "")] }
      if kinds.contains(name) { return [.reload(kind: name)] }
      let found = folder.instances.filter { InstanceName.widget(of: $0) == name }
      if !found.isEmpty { return found.map { .reloadInstance(id: $0) } }
      let widgets = InstanceList.all(in: folder).flatMap(\.names).filter { !kinds.contains($0) }
      guard widgets.contains(name) else {
        throw UsageError.unknownWidget(name, known: Set(widgets).sorted() + kinds)
      }
      return []
    }
  }
}
