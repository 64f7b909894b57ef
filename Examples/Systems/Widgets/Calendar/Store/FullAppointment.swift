import FoundationEssentials
import WidgetSources

/// An appointment with all its attributes, as the back end and the app have it.
///
/// Everything that was read is kept, including attributes that nothing here uses.
struct FullAppointment: Hashable, Sendable {
  let id: String
  /// The few attributes that a widget shows.
  let light: LightAppointment
  /// The whole appointment.
  private let datum: Datum

  /// Creates an appointment from a datum; throws an error if a required attribute is missing.
  init(_ datum: Datum) throws(SourceFailure) {
    func fail(_ words: String) -> SourceFailure {
      SourceFailure("wrong appointment", "Expected an appointment, and \(words).")
    }
    guard case .record = datum else { throw fail("read \(datum.json.prefix(60))") }
    guard let id = datum["id"]?.text, (1...200).contains(id.unicodeScalars.count) else {
      throw fail("its id should be a text of 1 to 200 characters")
    }
    guard let start = Self.date(datum["starts"]), let end = Self.date(datum["ends"]), end > start
    else { throw fail("starts and ends of \(id.prefix(60)) should be dates, in this order") }
    guard datum["customer"]?["name"]?.text != nil, datum["employee"]?["name"]?.text != nil else {
      throw fail("customer and employee of \(id.prefix(60)) should have names")
    }
    guard let services = datum["services"]?.items, !services.isEmpty,
      services.allSatisfy({ $0["name"]?.text != nil })
    else { throw fail("the services of \(id.prefix(60)) should have names") }
    guard datum["status"]?.text != nil else {
      throw fail("the status of \(id.prefix(60)) is missing")
    }
    self.id = id
    self.datum = datum
    let names = services.compactMap { $0["name"]?.text }
    light = LightAppointment(
      id: Self.storable(id), starts: LightAppointment.text(start), ends: LightAppointment.text(end),
      customer: Self.storable(datum["customer"]?["name"]?.text ?? ""),
      service: Self.storable(names.joined(separator: " + ")),
      employee: Self.storable(datum["employee"]?["name"]?.text ?? ""),
      status: Self.storable(datum["status"]?.text ?? ""),
      colour: datum["employee"]?["colour"]?.text)
  }

  /// Creates an appointment from JSON.
  init(json: String) throws(SourceFailure) {
    do {
      try self.init(try JSON.datum(json))
    } catch let error as SourceFailure {
      throw error
    } catch {
      throw SourceFailure("wrong appointment", "Expected an appointment as JSON: \(error).")
    }
  }

  /// The whole appointment as JSON.
  var json: String { datum.json }

  var customer: String { datum["customer"]?["name"]?.text ?? "" }
  var employee: String { datum["employee"]?["name"]?.text ?? "" }
  var status: String { datum["status"]?.text ?? "" }
  var notes: String { datum["notes"]?.text ?? "" }
  var phone: String { datum["customer"]?["phone"]?.text ?? "" }
  var services: [String] { datum["services"]?.items?.compactMap { $0["name"]?.text } ?? [] }
  var start: Date? { Self.date(datum["starts"]) }
  var end: Date? { Self.date(datum["ends"]) }

  /// The price, such as `95.00 GBP`; `nil` if it is unknown.
  var price: String? {
    guard let amount = datum["price"]?["amount"]?.words else { return nil }
    return [amount, datum["price"]?["currency"]?.words].compactMap { $0 }.joined(separator: " ")
  }

  /// The light row by which the app learns of the appointment.
  var flagged: LightAppointment {
    var row = light
    row.needsSync = true
    row.fullJSON = json
    return row
  }

  private static func date(_ datum: Datum?) -> Date? {
    datum?.text.flatMap { DateText.date($0, without: .utc) }
  }

  /// Returns the form of a text that the mirror stores: its beginning, longer than any tile shows,
  /// without NUL, which no database accepts.
  private static func storable(_ text: String, limit: Int = 200) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Datum {
  /// The text, or `nil` for any other datum, including a number.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
