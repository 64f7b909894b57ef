import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The alarms of a board's widgets, read from the files of the processes that read these widgets.
@MainActor
struct BoardAlarms {
  private struct Known {
    let file: AlertFile
    var stamp: FileStamp?
    var record: AlertRecord?
  }

  /// The known alarms, by the names of widgets.
  private var known: [String: Known] = [:]

  /// Creates the alarms of a board; empty without a folder, since nothing is stored then.
  init(_ board: Board, in folder: SharedFolder?) {
    guard let folder else { return }
    for widget in board.widgets.values where widget.hasAlarm {
      let file = AlertFile(
        in: folder.path, widget: widget.name, settings: widget.settings)
      known[widget.name] = Known(file: file)
    }
    _ = follow()
  }

  /// Reads the changed files, and returns the names of their widgets.
  mutating func follow() -> Set<String> {
    var changed: Set<String> = []
    for (name, old) in known {
      let stamp = old.file.stamp
      guard stamp != old.stamp else { continue }
      known[name]?.stamp = stamp
      known[name]?.record = old.file.read()
      changed.insert(name)
    }
    return changed
  }

  /// Returns the record of a widget's alarms; `nil` if it has none, or if nothing has happened yet.
  func record(of widget: String) -> AlertRecord? { known[widget]?.record }

  /// The widgets whose alarms ring or could not be delivered, in order.
  var calling: [String] {
    known.filter { $0.value.record?.needsAttention == true }.keys.sorted()
  }

  /// Acknowledges the alarms of some widgets; returns an error in words, or `nil`.
  mutating func acknowledge(_ widgets: [String], at date: Date) -> String? {
    var problem: String?
    for widget in widgets {
      do throws(FileError) {
        _ = try known[widget]?.file.acknowledge(at: date)
      } catch {
        problem = "the alarm cannot be acknowledged: \(error)"
      }
    }
    return problem
  }
}
