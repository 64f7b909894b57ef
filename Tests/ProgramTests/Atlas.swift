import WidgetTesting

/// The recorded workstation “atlas” with a stopped clock: all its pictures are the same to the
/// byte.
enum Atlas {
  static let moment = "2026-03-14T09:26:00Z"

  /// The path of the recording.
  static let recording: String = {
    let tests = TextFile.folder(of: TextFile.folder(of: #filePath))
    return "\(tests)/Fixtures/machine.recording"
  }()

  /// The arguments that play the recording as time passes.
  static let playing = ["--machine", recording]

  /// The arguments that show the recording at the moment.
  static let frozen = playing + ["--at", moment]

  /// The environment without anything of the tests' user: no themes, no time zone, no hint at the
  /// terminal's background. Swift's own backtrace prompt after a crash, which toolchains show, is
  /// off.
  static let environment: [String: String?] = [
    "TZ": "UTC", "XDG_CONFIG_HOME": "/nonexistent", "COLORFGBG": nil,
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Returns the picture that `snapshot` draws of the recording, drawn once for all tests.
  static func picture(_ arguments: String...) async throws -> String {
    try await album.picture(arguments)
  }

  private static let album = Album()

  /// Returns the picture that `snapshot` draws of the recording, drawn now.
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

/// A failure of `snapshot` to draw.
struct FailedSnapshot: Error, CustomStringConvertible {
  var arguments: [String]
  var outcome: Program.Outcome

  var description: String {
    "snapshot \(arguments.joined(separator: " ")): \(outcome.ending)\n\(outcome.standardError)"
  }
}

/// A number of columns and rows.
struct ScreenSize: CustomStringConvertible, Sendable {
  var columns: Int
  var rows: Int

  init(_ columns: Int, _ rows: Int) { (self.columns, self.rows) = (columns, rows) }

  var description: String { "\(columns)x\(rows)" }

  /// Returns the reasons why a picture does not have this size: too many or too few lines, or lines
  /// too wide. All characters of the recorded machine are one column wide.
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
