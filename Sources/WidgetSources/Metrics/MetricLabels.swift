import WidgetBase

/// The labels of a series, sorted by name, each name once.
struct MetricLabels: Hashable, Sendable {
  /// A label.
  struct Label: Hashable, Sendable {
    var name: String
    var value: String

    /// Labels are equal if they have the same bytes, as for Prometheus.
    static func == (one: Label, other: Label) -> Bool {
      ExactText(one.name) == ExactText(other.name) && ExactText(one.value) == ExactText(other.value)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ExactText(name))
      hasher.combine(ExactText(value))
    }
  }

  private(set) var labels: [Label] = []

  init() {}

  /// Creates labels in any order; of those with one name, the last one counts.
  init(_ labels: [Label]) {
    for label in labels { self[label.name] = label.value }
  }

  /// The value of a label, or `nil` if there is none.
  subscript(name: String) -> String? {
    get { labels.first { $0.name == name }?.value }
    set {
      let place = labels.firstIndex { $0.name >= name } ?? labels.count
      let isThere = place < labels.count && labels[place].name == name
      switch (newValue, isThere) {
      case (let value?, true): labels[place].value = value
      case (let value?, false): labels.insert(Label(name: name, value: value), at: place)
      case (nil, true): labels.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// Returns the labels whose names are, or are not, among some.
  func filtered(to names: Set<String>, isKept: Bool) -> MetricLabels {
    var result = self
    result.labels.removeAll { names.contains($0.name) != isKept }
    return result
  }

  /// Returns the labels of a series with the label `instance`; one that the exporter set is
  /// `exported_instance`, as in Prometheus, or has that prefix once more.
  func of(instance: String) -> MetricLabels {
    var result = self
    if let own = self["instance"] {
      var name = "exported_instance"
      while self[name] != nil { name = "exported_\(name)" }
      result[name] = own
    }
    result["instance"] = instance
    return result
  }

  /// The labels as a record.
  var datum: Datum { .record(labels.map { Datum.Field($0.name, .text($0.value)) }) }
}
