/// The words about golden files that were compared or recorded.
struct GoldenReport {
  /// The path of the folder as people write it.
  let folder: String
  let outcome: GoldenFolder.Outcome
  let failures: [GoldenBundle.Failure]
  let remarks: [String]
  let hasMovingClock: Bool
  /// True if the files were written as they are drawn.
  let isRecorded: Bool
  /// True if there was no golden file before.
  let isFirst: Bool

  /// True if all files are as they are drawn, and all was drawn.
  var isGood: Bool {
    failures.isEmpty && !hasMovingClock && !isFirst
      && (isRecorded
        || outcome.changed.isEmpty && outcome.missing.isEmpty && outcome.leftOver.isEmpty)
  }

  /// The lines.
  var text: String {
    (summary + failed + (isRecorded ? recorded : compared) + remarks + advice)
      .joined(separator: "\n") + "\n"
  }

  private static func count(_ number: Int, _ noun: String = "file") -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var summary: [String] {
    var parts = ["\(Self.count(outcome.same)) as recorded"]
    for (number, words) in [
      (outcome.changed.count, isRecorded ? "recorded anew" : "changed"),
      (outcome.missing.count, isRecorded ? "recorded" : "missing"),
      (outcome.leftOver.count, isRecorded ? "removed" : "not drawn any more"),
    ] where number > 0 {
      parts.append("\(number) \(words)")
    }
    if !failures.isEmpty { parts.append("\(Self.count(failures.count, "failure"))") }
    return ["\(folder): \(parts.joined(separator: ", "))"]
  }

  private var failed: [String] {
    failures.map { "✗ \($0.name) failed: \(VisibleText.quoted($0.reason, limit: 400))" }
  }

  private var recorded: [String] {
    outcome.changed.map { "~ \($0.path)" } + outcome.missing.map { "+ \($0)" }
      + outcome.leftOver.map { "- \($0)" }
  }

  private var compared: [String] {
    outcome.missing.map { "✗ \($0) is missing" }
      + outcome.changed.flatMap { changed -> [String] in
        [
          "✗ \(changed.path) differs"
            + (changed.difference.isEmpty ? "" : " (- recorded, + drawn):")
        ]
          + changed.difference.split(separator: "\n").map { "  \($0)" }
      } + outcome.leftOver.map { "✗ \($0) is not drawn any more" }
  }

  private var advice: [String] {
    var lines: [String] = []
    if hasMovingClock {
      lines.append(
        "The program's clock goes on, so that its pictures differ from run to run: "
          + "link it with the product FixedClock.")
    }
    if isFirst, outcome.missing.isEmpty {
      lines.append("No picture could be drawn, and nothing was recorded.")
    } else if isFirst {
      lines.append("These are the first pictures. Look at them, then run the command again.")
    } else if !isRecorded, !isGood, failures.isEmpty {
      lines.append("If the pictures are right, record them with --record.")
    }
    return lines
  }
}
