import CJQ

/// Conversions between jq's values and data.
enum JQValue {
  /// The deepest nesting that is converted.
  static let depth = 512

  /// Returns a jq value, which the caller must free.
  static func value(_ datum: Datum, _ jq: cjq) -> jv {
    switch datum {
    case .null: jq.null()
    case .bool(let isTrue): jq.boolean(isTrue ? 1 : 0)
    case .number(let number): jq.number(number)
    case .text(let text): string(text, jq)
    case .list(let items): items.reduce(jq.array()) { jq.array_append($0, value($1, jq)) }
    case .record(let fields):
      fields.reduce(jq.object()) { jq.object_set($0, string($1.name, jq), value($1.value, jq)) }
    }
  }

  /// Returns the data in a value, which is freed, or `nil` if it is nested too deep.
  static func datum(_ value: jv, _ jq: cjq, depth: Int = 0) -> Datum? {
    defer { jq.free(value) }
    guard depth <= Self.depth else { return nil }
    switch jq.get_kind(value) {
    case JV_KIND_FALSE: return .bool(false)
    case JV_KIND_TRUE: return .bool(true)
    case JV_KIND_NUMBER: return .number(jq.number_value(value))
    case JV_KIND_STRING: return .text(text(value, jq))
    case JV_KIND_ARRAY: return list(value, jq, depth).map { .list($0) }
    case JV_KIND_OBJECT: return record(value, jq, depth).map { .record($0) }
    default: return .null
    }
  }

  /// Returns the message of an invalid value, which is freed, or `nil` if it only marks the end.
  static func error(_ value: jv, _ jq: cjq) -> String? {
    guard jq.invalid_has_msg(jq.copy(value)) != 0 else {
      jq.free(value)
      return nil
    }
    let message = datum(jq.invalid_get_msg(value), jq)
    return message?.words ?? "an error without a word"
  }

  private static func string(_ text: String, _ jq: cjq) -> jv {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        jq.string_sized($0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  private static func text(_ value: jv, _ jq: cjq) -> String {
    let count = Int(jq.string_length_bytes(jq.copy(value)))
    let bytes = UnsafeRawBufferPointer(start: jq.string_value(value), count: count)
    return String(received: bytes)
  }

  private static func list(_ value: jv, _ jq: cjq, _ depth: Int) -> [Datum]? {
    var items: [Datum] = []
    for index in 0..<jq.array_length(jq.copy(value)) {
      guard let item = datum(jq.array_get(jq.copy(value), index), jq, depth: depth + 1) else {
        return nil
      }
      items.append(item)
    }
    return items
  }

  /// Returns the record's fields, in the order in which jq keeps them: that of their arrival.
  private static func record(_ value: jv, _ jq: cjq, _ depth: Int) -> [Datum.Field]? {
    var fields: [Datum.Field] = []
    var place = jq.object_iter(value)
    while jq.object_iter_valid(value, place) != 0 {
      guard case .text(let name) = datum(jq.object_iter_key(value, place), jq),
        let item = datum(jq.object_iter_value(value, place), jq, depth: depth + 1)
      else { return nil }
      fields.append(Datum.Field(name, item))
      place = jq.object_iter_next(value, place)
    }
    return fields
  }
}
