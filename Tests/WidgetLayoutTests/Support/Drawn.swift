import FoundationEssentials
import WidgetLayout

/// A view drawn for a moment: its text without the room around it, and the date of its next change.
struct Drawn: Equatable {
  var text: String
  var nextChange: Date?

  @MainActor
  init(
    _ view: some View, columns: Int = 70, rows: Int = 1, at now: Date = .reference,
    timeZone: TimeZone = .gmt, change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.contentSize = Size(width: columns, height: rows)
    environment.currentDate = now
    environment.timeZone = timeZone
    change(&environment)
    let tree = Lowering.tree(of: view, environment: environment)
    let picture = Rendering.picture(of: tree, size: environment.contentSize)
    let lines = (0..<rows).map { picture.grid.row($0).drop { $0 == " " } }
    text = lines.joined(separator: "\n")
    nextChange = picture.nextChange
  }
}

extension Date {
  /// 2026-03-14 09:41:00 GMT.
  static let reference = Date(timeIntervalSince1970: 1_773_481_260)
}
