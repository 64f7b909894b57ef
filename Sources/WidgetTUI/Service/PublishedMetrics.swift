import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The widgets as metrics in Prometheus' text format.
///
/// What is not known has no sample: a missing value is never zero.
struct PublishedMetrics {
  private static let states = ["fresh", "waiting", "late", "failed", "stale", "expired", "denied"]

  private var text = ""

  /// Returns the text for the widgets at a date.
  static func text(
    of widgets: [PublishedWidget], version: String, started: Date, at now: Date
  ) -> String {
    var metrics = PublishedMetrics()
    metrics.write(
      "agent_info", "The version of the program.", "gauge",
      [(["version": version], 1)])
    metrics.write(
      "agent_start_time_seconds", "The time at which the agent started.", "gauge",
      [([:], started.timeIntervalSince1970)])
    metrics.write(
      "agent_write_time_seconds", "The time at which this file was written.", "gauge",
      [([:], now.timeIntervalSince1970)])
    metrics.write(widgets, at: now)
    return metrics.text
  }

  private mutating func write(_ widgets: [PublishedWidget], at now: Date) {
    write(
      "widget_value", "The value of a widget, while it is fresh.", "gauge",
      widgets.flatMap { widget in
        // Two samples with the same labels would be refused with the whole file.
        zip(widget.values, PublishedMessages.names(of: widget.values)).compactMap { value, name in
          value.number.map { number in
            (["widget": widget.name, "name": name, "unit": value.unit], number)
          }
        }
      })
    write(
      "widget_state", "1 for the state that a widget is in, 0 for the others.", "gauge",
      widgets.flatMap { widget in
        Self.states.map { state in
          (["widget": widget.name, "state": state], widget.state == state ? 1 : 0)
        }
      })
    write(
      "widget_read_time_seconds", "The time at which the shown data of a widget was read.", "gauge",
      widgets.compactMap { widget in
        widget.read.map { (["widget": widget.name], $0.timeIntervalSince1970) }
      })
    write(
      "widget_age_seconds", "The age of the shown data of a widget when this file was written.",
      "gauge",
      widgets.compactMap { widget in
        widget.read.map { (["widget": widget.name], max(0, now.timeIntervalSince($0))) }
      })
    write(
      "widget_late_seconds", "The time for which a reload of a widget has been overdue.", "gauge",
      widgets.compactMap { widget in
        guard widget.state == "late", let since = widget.since else { return nil }
        return (["widget": widget.name], max(0, now.timeIntervalSince(since)))
      })
    write(
      "widget_failing_seconds", "The time since the first failure of a widget that still stands.",
      "gauge",
      widgets.compactMap { widget in
        guard ["failed", "denied"].contains(widget.state), let since = widget.since else {
          return nil
        }
        return (["widget": widget.name], max(0, now.timeIntervalSince(since)))
      })
    write(
      "widget_reloads_total", "The reloads of a widget that gave data.", "counter",
      widgets.map { (["widget": $0.name], Double($0.tally.succeeded)) })
    write(
      "widget_failures_total", "The reloads of a widget that failed, by their cause.", "counter",
      widgets.flatMap { widget in
        widget.tally.failed.sorted { $0.key < $1.key }.map { cause, count in
          (["widget": widget.name, "kind": cause], Double(count))
        }
      })
  }

  /// Writes a metric with its samples; one without any is left out.
  private mutating func write(
    _ name: String, _ help: String, _ type: String,
    _ samples: [(labels: KeyValuePairs<String, String>, value: Double)]
  ) {
    guard !samples.isEmpty else { return }
    text += "# HELP widgettui_\(name) \(help)\n# TYPE widgettui_\(name) \(type)\n"
    for (labels, value) in samples {
      let words = labels.filter { !$0.value.isEmpty }
        .map { "\($0.key)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
      text += "widgettui_\(name)\(words.isEmpty ? "" : "{\(words)}") \(Self.words(value))\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.escaping { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: nil
      }
    }
  }

  private static func words(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Inf" : "+Inf" }
    return number == number.rounded() && number.magnitude < 1e15
      ? "\(Int(number))" : "\(number)"
  }
}
