/// The results of queries as data.
struct MetricResult {
  /// A host that has no value, and the reason.
  typealias Missing = (instance: String, reason: String)

  /// The most rows of a result.
  static let mostRows = 1000

  /// The template of the names, or `nil` for the labels in which rows differ.
  let label: String?
  /// The hosts that get a row with the reason why they have no value.
  let missing: [Missing]

  /// Returns a value as a datum: null if it is not a number.
  static func datum(_ value: Double) -> Datum { value.isNaN ? .null : .number(value) }

  /// Returns one row for each series.
  func rows(_ series: [MetricSeries]) throws(SourceFailure) -> Datum {
    guard series.count <= Self.mostRows else { throw MetricWords.tooManySeries(Self.mostRows) }
    let labels = series.map { series in
      var labels = series.labels
      if let name = series.name { labels["__name__"] = name }
      return labels
    }
    let names = names(of: labels)
    let rows = series.indices.map { index -> Datum in
      [
        "name": .text(names[index]), "value": Self.datum(series[index].value),
        "labels": labels[index].datum,
      ]
    }
    return .list(rows + missingRows(names[series.count...], fields: ["value"]))
  }

  /// Returns one row for all series of the same labels, with a field for each query; one that has
  /// no value there is null.
  func table(_ columns: [(name: String, value: MetricValue)]) throws(SourceFailure) -> Datum {
    var order: [MetricLabels] = []
    var cells: [MetricLabels: [String: Double]] = [:]
    for (name, value) in columns {
      guard case .series(let series) = value else { continue }
      for series in series {
        if cells[series.labels] == nil { order.append(series.labels) }
        cells[series.labels, default: [:]][name] = series.value
      }
    }
    guard order.count <= Self.mostRows else { throw MetricWords.tooManySeries(Self.mostRows) }
    let names = names(of: order)
    let rows = order.indices.map { index -> Datum in
      var fields = [Datum.Field("name", .text(names[index]))]
      for (name, value) in columns {
        let cell: Double? =
          if case .number(let number) = value { number } else { cells[order[index]]?[name] }
        fields.append(Datum.Field(name, cell.map(Self.datum) ?? .null))
      }
      return .record(fields + [Datum.Field("labels", order[index].datum)])
    }
    return .list(rows + missingRows(names[order.count...], fields: columns.map(\.name)))
  }

  private func missingRows(_ names: ArraySlice<String>, fields: [String]) -> [Datum] {
    zip(names, missing).map { name, missing in
      .record(
        [Datum.Field("name", .text(name))] + fields.map { Datum.Field($0, .null) } + [
          Datum.Field("labels", ["instance": .text(missing.instance)]),
          Datum.Field("error", .text(missing.reason)),
        ])
    }
  }

  /// Returns the names of rows, and after them those of the missing hosts.
  private func names(of labels: [MetricLabels]) -> [String] {
    // A missing host would have the labels of the others.
    let others = missing.map { missing in
      var other = labels.first ?? MetricLabels()
      other["instance"] = missing.instance
      return other
    }
    return PrometheusNames((labels + others).map(\.datum), template: label).names
  }
}
