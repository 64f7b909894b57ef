import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The commands `widgettui alarms [WIDGET]`, which prints the state and history of alarms, and
/// `widgettui acknowledge [WIDGET]`, which stops ringing ones.
@MainActor
struct AlarmsCommand {
  private let options: Options
  private let folder: SharedFolder

  init(options: Options) throws {
    self.options = options
    guard let folder = SharedFolder(program: Stage.program) else {
      throw CommandError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    self.folder = folder
    try folder.claim()
  }

  func run() throws {
    let name = options.operands.first
    let reports = AlertReport.all(in: folder, widget: name)
    if let name, reports.isEmpty {
      let known = Set(AlertReport.all(in: folder).map(\.widget)).sorted()
      throw CommandError(
        words: "no alarms for widget \(VisibleText.quoted(name)): "
          + (known.isEmpty
            ? "no widget with an alarm has been read yet"
            : "alarms exist for \(known.joined(separator: ", "))"))
    }
    if options.command == .acknowledge { try acknowledge(name) } else { try write(reports) }
  }

  private func write(_ reports: [AlertReport]) throws {
    guard options.format == .json else {
      let text = reports.map(\.text).joined(separator: "\n")
      return try StandardOutput.write(
        text.isEmpty ? "No widget with an alarm has been read yet.\n" : text)
    }
    try StandardOutput.write(json: ReportJSON.text(of: reports))
  }

  private func acknowledge(_ name: String?) throws {
    var names: [String] = []
    for file in AlertFile.all(in: folder.path) {
      guard let record = file.read(), name == nil || record.widget == name else { continue }
      if try file.acknowledge(at: options.at ?? Date()) { names.append(record.widget) }
    }
    try StandardOutput.write(
      names.isEmpty
        ? "Nothing rings.\n" : "Acknowledged: \(names.sorted().joined(separator: ", "))\n")
  }
}
