import WidgetLayout
import WidgetSources

/// The parts of a gauge's readings: one for a number, one for each record of a list.
enum GaugeParts {
  /// The maximum number of parts that are looked at.
  private static let most = 1000

  /// Returns the number of parts beyond those that are looked at.
  static func beyond(in reading: ValueReading) -> Int {
    switch reading.datum {
    case .list(let items):
      max(0, items.count - most)
        + items.prefix(most).count { if case .record = $0 { false } else { true } }
    case .record(let fields): max(0, fields.count - most)
    default: 0
    }
  }

  static func parts(
    of reading: ValueReading, fields: FieldNames, symbols: NumberSymbols
  ) -> Result<[GaugeModel], GaugeMismatch> {
    switch reading.datum {
    case .list(let items):
      let parts = items.prefix(most).map { part(of: $0, reading, fields, symbols) }
      guard items.isEmpty || parts.contains(where: { $0 != nil }) else {
        return .failure(mismatch(reading))
      }
      return .success(
        zip(items, parts).compactMap { item, part in part ?? missing(of: item, fields) })
    case .record(let own):
      if !isOfCounts(own), let part = part(of: reading.datum, reading, fields, symbols) {
        return .success([part])
      }
      guard own.contains(where: { $0.value.number != nil }) else {
        return .failure(mismatch(reading))
      }
      return .success(
        own.prefix(most).compactMap { field in
          if field.value.isMissing {
            return GaugeModel(label: field.name, value: ValueFormat.missing, part: nil)
          }
          return field.value.number.map {
            model(field.name, field.value, $0, nil, reading.settings, symbols)
          }
        })
    default:
      let value = ShownValue(reading, symbols: symbols)
      return .success([
        GaugeModel(
          label: value.name, value: value.value, forms: value.forms, part: value.part,
          role: value.note == nil ? reading.level.barRole : value.role, mark: value.mark)
      ])
    }
  }

  /// True for numbers by their names, of which one happens to have the name of a part's value.
  private static func isOfCounts(_ fields: [Datum.Field]) -> Bool {
    let numbers = fields.filter { $0.value.number != nil }.map(\.name)
    let isOne = ["value", "used", "of", "max", "total", "size"].contains { numbers.contains($0) }
    return numbers.count > 1 && !isOne
  }

  /// Returns the problem of the form of a reading's data; `nil` if it has parts.
  static func mismatch(of reading: ValueReading, fields: FieldNames) -> DatumMismatch? {
    if case .text = reading.datum, reading.number == nil { return mismatch(reading).mismatch }
    switch parts(of: reading, fields: fields, symbols: NumberSymbols()) {
    case .success: return nil
    case .failure(let failure): return failure.mismatch
    }
  }

  private static func mismatch(_ reading: ValueReading) -> GaugeMismatch {
    GaugeMismatch(
      mismatch: DatumMismatch(
        expected: "a number, or a list of records with name and value", read: reading.datum))
  }

  private static func part(
    of record: Datum, _ reading: ValueReading, _ fields: FieldNames, _ symbols: NumberSymbols
  ) -> GaugeModel? {
    guard let value = fields.value("value", or: ["used", "count", "percent"], in: record)
    else { return nil }
    let name = fields.value("name", or: ["title", "label", "key"], in: record)?.words ?? ""
    guard let number = value.number else {
      let words = ValueFormat(reading.settings, symbols: symbols).words(of: value)
      return GaugeModel(label: name, value: words, part: nil)
    }
    let whole = fields.value("of", or: ["max", "total", "size"], in: record)
    var model = model(name, value, number, whole?.number, reading.settings, symbols)
    // Of a whole that is there and is not known, the number is no known part.
    if let whole, (whole.number ?? 0) <= 0 { model.part = nil }
    return model
  }

  /// Returns a part without a value for a record that has none, as it must not look like one that is not there;
  /// `nil` for what is no record.
  private static func missing(of item: Datum, _ fields: FieldNames) -> GaugeModel? {
    guard case .record = item else { return nil }
    let name = fields.value("name", or: ["title", "label", "key"], in: item)?.words ?? ""
    return GaugeModel(label: name, value: ValueFormat.missing, part: nil)
  }

  /// Returns a part of its own whole, or of the range shared by all.
  private static func model(
    _ name: String, _ value: Datum, _ number: Double, _ whole: Double?, _ settings: ValueSettings,
    _ symbols: NumberSymbols
  ) -> GaugeModel {
    var settings = settings
    if let whole, whole > 0, whole.isFinite { settings.range = 0...whole }
    let part = ValueRange(settings: settings, numbers: [number]).part(of: number)
    let level = settings.level(of: number)
    let format = ValueFormat(settings, symbols: symbols)
    let forms = value.shownNumber.map(format.forms) ?? [format.words(of: value)]
    return GaugeModel(
      label: name, value: forms[0], forms: forms, part: part, role: level.barRole, mark: level.mark)
  }
}

/// Data that are not a part of anything.
struct GaugeMismatch: Error {
  let mismatch: DatumMismatch
}
