import WidgetBase

/// Conversions of PostgreSQL's values to data, by the OIDs of their types, which are the same on
/// every server.
enum PostgreSQLValue {
  private static let numbers: Set<UInt32> = [21, 23, 26, 700, 701]
  /// The OIDs of array types, and of their elements' types.
  private static let arrays: [UInt32: UInt32] = [
    1000: 16, 1005: 21, 1007: 23, 1016: 20, 1021: 700, 1022: 701, 1231: 1700, 1009: 25, 1015: 25,
    1185: 1184, 1115: 1114, 1182: 1082, 199: 114, 3807: 3802,
  ]

  /// Returns the datum of a value in the server's text format.
  static func datum(_ text: String, type: UInt32) -> Datum {
    switch type {
    case 16: return bool(text)
    case 17: return .text("\(max(0, text.utf8.count - 2) / 2) bytes")
    case 114, 3802: return (try? JSON.datum(text)) ?? .text(text)
    case 1114, 1184: return .text(timestamp(text))
    case 20: return Int64(text).map { Datum(whole: $0) } ?? .text(text)
    case 1700: return number(text)
    case _ where numbers.contains(type): return double(text).map { .number($0) } ?? .text(text)
    default:
      guard let element = arrays[type] else { return .text(text) }
      var reader = ArrayReader(text)
      return reader.list(of: element) ?? .text(text)
    }
  }

  /// Returns a boolean, or the text of anything else: what is not true need not be false.
  private static func bool(_ text: String) -> Datum {
    switch text {
    case "t": .bool(true)
    case "f": .bool(false)
    default: .text(text)
    }
  }

  /// Returns the number in a text, or `nil` for none and for one beyond the range of a `Double`, which would be
  /// infinite or zero.
  private static func double(_ text: String) -> Double? {
    guard let number = Double(text) else { return nil }
    // `Infinity`, `NaN` and zero have no such digit.
    let hasDigit = text.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    return hasDigit && (number == 0 || number.isInfinite) ? nil : number
  }

  /// Returns a number, or the text of one that would be another number.
  ///
  /// Averages have more decimals than a number keeps. As texts they would be compared by their letters.
  private static func number(_ text: String) -> Datum {
    if let whole = Int64(text) { return Datum(whole: whole) }
    guard let number = double(text) else { return .text(text) }
    return number.isFinite && number.magnitude >= Datum.mostWhole ? .text(text) : .number(number)
  }

  /// Returns a time such as `2026-03-14 09:26:00+00` in ISO 8601.
  private static func timestamp(_ text: String) -> String {
    guard let space = text.firstExactIndex(of: " "), text.first?.isNumber ?? false,
      !text.hasExactSuffix(" BC")
    else { return text }
    var time = text[text.index(after: space)...]
    if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }),
      time.distance(from: sign, to: time.endIndex) == 3
    {
      time += ":00"
    }
    return "\(text[..<space])T\(time)"
  }

  /// A parser of an array such as `{1,NULL,"a \"b\"",{2}}`.
  private struct ArrayReader {
    private static let deepest = 6
    /// The number of further values that are read: as many as a datum may have.
    private var left = Datum.most
    private var rest: Substring.UTF8View

    init(_ text: String) {
      // An array whose bounds do not begin with 1 has them in front.
      rest = Substring(text).utf8.drop { $0 != UInt8(ascii: "{") }
    }

    mutating func list(of type: UInt32, depth: Int = 0) -> Datum? {
      left -= 1
      guard depth < Self.deepest, left >= 0, rest.popFirst() == UInt8(ascii: "{") else {
        return nil
      }
      var items: [Datum] = []
      while let byte = rest.first, byte != UInt8(ascii: "}") {
        if byte == UInt8(ascii: "{") {
          guard let inner = list(of: type, depth: depth + 1) else { return nil }
          items.append(inner)
        } else {
          left -= 1
          guard left >= 0 else { return nil }
          items.append(item(of: type))
        }
        if rest.first == UInt8(ascii: ",") { rest.removeFirst() }
      }
      return rest.popFirst() == nil ? nil : .list(items)
    }

    private mutating func item(of type: UInt32) -> Datum {
      guard rest.first == UInt8(ascii: "\"") else {
        let word = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(word.count)
        let text = String(Substring(word))
        return text == "NULL" ? .null : PostgreSQLValue.datum(text, type: type)
      }
      var bytes: [UInt8] = []
      rest.removeFirst()
      while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
          bytes.append(next)
        } else {
          bytes.append(byte)
        }
      }
      return PostgreSQLValue.datum(String(received: bytes), type: type)
    }
  }
}
