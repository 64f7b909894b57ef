import FoundationEssentials

/// A value of a series, as an exporter gives it.
struct MetricSample: Hashable, Sendable {
  var labels: MetricLabels
  var value: Double
  /// The date in the text, or `nil` if the value is of the moment at which it was asked for.
  var date: Date?

  init(labels: MetricLabels, value: Double, date: Date? = nil) {
    self.labels = labels
    self.value = value
    self.date = date
  }

  /// The sample for the process that asked for it.
  var datum: Datum {
    var parts: [Datum] = [
      .number(value), date.map { .number($0.timeIntervalSince1970) } ?? .null,
    ]
    for label in labels.labels { parts += [.text(label.name), .text(label.value)] }
    return .list(parts)
  }

  /// Reads what `datum` wrote, or returns `nil` if it is something else.
  init?(_ datum: Datum) {
    guard let parts = datum.items, parts.count >= 2, parts.count % 2 == 0,
      case .number(let value) = parts[0]
    else { return nil }
    self.value = value
    date = parts[1].number.flatMap { $0.isFinite ? Date(timeIntervalSince1970: $0) : nil }
    let texts = parts[2...].compactMap(\.words)
    guard texts.count == parts.count - 2 else { return nil }
    labels = MetricLabels(
      stride(from: 0, to: texts.count, by: 2).map { .init(name: texts[$0], value: texts[$0 + 1]) })
  }
}
