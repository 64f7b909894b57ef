import WidgetLayout
import WidgetSources
import WidgetTimeline

extension KindEntry: ValuedEntry {
  /// The values, the only one without its name, except those that are lists. One of several that is not there,
  /// such as a rate that waits for a second sample, has a place all the same.
  var entryValues: [EntryValue] {
    let isAlone = reading.values.count == 1
    // Kinds without values show words, of which a part is missing.
    if reading.values.isEmpty, reading.isPartial {
      return [partial("", unit: "")]
    }
    return reading.values.compactMap { value -> EntryValue? in
      let name = isAlone ? "" : value.settings.name
      let settings = value.settings
      if let failure = value.failure {
        return EntryValue(
          name: name, number: nil, text: "", unit: settings.unit, failure: failure.reason)
      }
      if value.isPartial {
        // Other programs have no place for what is missing of a number.
        return partial(name, unit: settings.unit)
      }
      switch value.datum {
      case .list, .record: return nil
      case .null:
        // Other programs tell the values of a widget by their places.
        return isAlone
          ? nil
          : EntryValue(
            name: name, number: nil, text: "", unit: settings.unit, failure: "no value")
      case .bool, .number, .text:
        let format = ValueFormat(settings, symbols: NumberSymbols())
        // A yes or no is words, and no measurement.
        let number: Double? = if case .bool = value.datum { nil } else { value.number }
        return EntryValue(
          name: name, number: number, text: format.words(of: value.datum), unit: settings.unit)
      }
    }
  }

  /// Returns the value of which parts are missing, which is none for other programs.
  private func partial(_ name: String, unit: String) -> EntryValue {
    EntryValue(
      name: name, number: nil, text: "", unit: unit,
      failure: reading.warnings.first ?? "parts are missing")
  }
}
