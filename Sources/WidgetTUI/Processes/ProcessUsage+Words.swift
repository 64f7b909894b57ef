import WidgetBase
import WidgetLayout
import WidgetSources

extension ProcessUsage {
  /// The share of one processor in percent, such as `31.0`; a dash while it is unknown.
  var cpuText: String {
    guard let cpu else { return "–" }
    let tenths = Int((cpu * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The memory in words.
  var memoryText: String { ByteText.rounded(Double(memory)) }

  /// The state in a word.
  var stateWord: String {
    switch state {
    case "R": "running"
    case "S": "sleeping"
    case "D": "waiting for a device"
    case "Z": "ended, not yet reaped"
    case "T", "t": "stopped"
    case "I": "idle"
    default: "state \(state)"
    }
  }

  /// The columns of a name in words: it is what the process calls itself, and may have any length.
  private static let longestName = 30

  /// The name and the number, such as `postgres (4711)`.
  var title: String { "\(programName.cut(toColumns: Self.longestName)) (\(processID))" }
}
