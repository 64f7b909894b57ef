import WidgetTesting

/// The recorded workstation “atlas” with the clock standing still: every picture of it is the same to
/// the byte.
enum Atlas {
  static let moment = "2026-03-14T09:26:00Z"

  /// The recording's path.
  static let recording: String = {
    let tests = TextFile.folder(of: TextFile.folder(of: #filePath))
    return "\(tests)/Fixtures/machine.recording"
  }()

  /// What plays the recording as time passes.
  static let playing = ["--machine", recording]

  /// What shows the recording at the moment.
  static let frozen = playing + ["--at", moment]

  /// Nothing of the tests' user: no themes, no zone, no word on the terminal's background. A crash is
  /// not followed by questions of Swift's own, which come where the toolchain is installed.
  static let environment: [String: String?] = [
    "TZ": "UTC", "XDG_CONFIG_HOME": "/nonexistent", "COLORFGBG": nil,
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The picture that `snapshot` draws of it; drawn once, however many tests look at it.
  static func picture(_ arguments: String...) async throws -> String {
    try await album.picture(arguments)
  }

  private static let album = Album()

  /// The picture that `snapshot` draws of it, drawn now.
  static func newPicture(
    _ arguments: [String], environment changes: [String: String?] = [:]
  ) async throws -> String {
    let outcome = try await Program.widgettui().run(
      ["snapshot"] + frozen + arguments,
      environment: environment.merging(changes) { _, change in change })
    guard outcome.ending == .exited(0), outcome.standardError.isEmpty else {
      throw FailedSnapshot(arguments: arguments, outcome: outcome)
    }
    return outcome.standardOutput
  }
}

/// The pictures drawn so far.
private actor Album {
  private var pictures: [[String]: Task<String, any Error>] = [:]

  func picture(_ arguments: [String]) async throws -> String {
    let drawing = pictures[arguments] ?? Task { try await Atlas.newPicture(arguments) }
    pictures[arguments] = drawing
    return try await drawing.value
  }
}

/// `snapshot` did not draw.
struct FailedSnapshot: Error, CustomStringConvertible {
  var arguments: [String]
  var outcome: Program.Outcome

  var description: String {
    "snapshot \(arguments.joined(separator: " ")): \(outcome.ending)\n\(outcome.standardError)"
  }
}

/// So many columns and rows.
struct ScreenSize: CustomStringConvertible, Sendable {
  var columns: Int
  var rows: Int

  init(_ columns: Int, _ rows: Int) { (self.columns, self.rows) = (columns, rows) }

  var description: String { "\(columns)x\(rows)" }

  /// What keeps a picture from being of this size: lines too many, too few or too wide. Every
  /// character of the recorded machine is one column wide.
  func faults(of picture: String) -> [String] {
    var lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    var faults: [String] = []
    if lines.popLast() != "" { faults.append("the last line does not end") }
    if lines.count != rows { faults.append("\(lines.count) lines, not \(rows)") }
    for (index, line) in lines.enumerated() where line.count > columns {
      faults.append("line \(index + 1) has \(line.count) columns, not \(columns): \(line)")
    }
    return faults
  }
}
