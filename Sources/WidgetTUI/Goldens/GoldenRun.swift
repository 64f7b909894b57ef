import FoundationEssentials
import WidgetBase
import WidgetTimeline

/// The comparison of a bundle's pictures with golden files.
@MainActor
struct GoldenRun {
  /// The bundle's program.
  let program: String
  /// The folder, and its path as people write it.
  let golden: GoldenFolder
  let written: String
  /// True if what differs is recorded.
  let records: Bool
  /// The moment of the pictures; `nil` for the usual one.
  let date: Date?
  /// The names that are left out.
  let skipped: [String]

  /// Draws, compares and records; the first pictures are recorded in any case.
  func run() throws -> GoldenReport {
    var bundle = try GoldenBundle(program: program, at: date, skipping: skipped)
    try bundle.draw()
    let isFirst = !records && golden.files.isEmpty
    let drawn = bundle.drawings.flatMap(\.files)
    var outcome = golden.comparison(with: drawn)
    // What failed or was left out is not drawn now, but is not gone.
    let undrawn = bundle.failures.map(\.name) + skipped
    outcome.leftOver.removeAll { file in undrawn.contains { Self.isFile(file, of: $0) } }
    if records || isFirst {
      try golden.record(outcome, of: drawn, removing: records ? outcome.leftOver : [])
    }
    return GoldenReport(
      folder: written, outcome: outcome, failures: bundle.failures,
      remarks: bundle.remarks, hasMovingClock: bundle.hasMovingClock,
      isRecorded: records || isFirst, isFirst: isFirst)
  }

  /// Returns true for a file of a widget or a preview with a name.
  private static func isFile(_ file: String, of name: String) -> Bool {
    file.hasExactPrefix("\(name)/") || file.hasExactPrefix("\(name)-")
  }
}
