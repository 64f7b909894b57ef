/// Data as bytes for a worker, and back: one byte for the form, then its parts.
///
/// Unlike JSON it keeps numbers that are not finite. The reader trusts nothing: what it reads may
/// come from a worker that hostile bytes took over.
enum DatumCoding {
  /// The deepest nesting that is read.
  private static let depth = 600

  private enum Form: UInt8 {
    case null, no, yes, number, text, list, record
  }

  static func bytes(of datum: Datum) -> [UInt8] {
    var bytes: [UInt8] = []
    write(datum, to: &bytes)
    return bytes
  }

  /// Returns the datum that all of the bytes represent, or `nil` if they represent none.
  static func datum(of bytes: [UInt8]) -> Datum? {
    var reader = Reader(bytes: bytes)
    guard let datum = reader.datum(depth: 0), reader.isAtEnd else { return nil }
    return datum
  }

  /// Returns the datum with which the bytes begin, and the bytes after it.
  static func beginning(of bytes: [UInt8]) -> (Datum, [UInt8])? {
    var reader = Reader(bytes: bytes)
    return reader.datum(depth: 0).map { ($0, reader.rest) }
  }

  private static func write(_ datum: Datum, to bytes: inout [UInt8]) {
    switch datum {
    case .null: bytes.append(Form.null.rawValue)
    case .bool(let isTrue): bytes.append((isTrue ? Form.yes : .no).rawValue)
    case .number(let number):
      bytes.append(Form.number.rawValue)
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
    case .text(let text):
      bytes.append(Form.text.rawValue)
      write(text, to: &bytes)
    case .list(let items):
      bytes.append(Form.list.rawValue)
      write(items.count, to: &bytes)
      for item in items { write(item, to: &bytes) }
    case .record(let fields):
      bytes.append(Form.record.rawValue)
      write(fields.count, to: &bytes)
      for field in fields {
        write(field.name, to: &bytes)
        write(field.value, to: &bytes)
      }
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    write(text.utf8.count, to: &bytes)
    bytes += text.utf8
  }

  private static func write(_ count: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(clamping: count).littleEndian) { bytes += $0 }
  }

  private struct Reader {
    /// The most parts for which room is made before they are read: hostile bytes can promise many in
    /// lists inside one another.
    private static let mostReserved = 1024

    let bytes: [UInt8]
    private var place = 0
    /// The number of further values that are read: a list and what it may have.
    private var left = Datum.most + 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }
    var rest: [UInt8] { Array(bytes[place...]) }

    mutating func datum(depth: Int) -> Datum? {
      left -= 1
      guard depth <= DatumCoding.depth, left >= 0, let form = take(1)?.first.flatMap(Form.init)
      else { return nil }
      switch form {
      case .null: return .null
      case .no: return .bool(false)
      case .yes: return .bool(true)
      case .number: return take(8).map { .number(Double(bitPattern: Self.integer($0))) }
      case .text: return text().map { .text($0) }
      case .list: return list(depth).map { .list($0) }
      case .record: return record(depth).map { .record($0) }
      }
    }

    private mutating func list(_ depth: Int) -> [Datum]? {
      guard let count = count() else { return nil }
      var items: [Datum] = []
      items.reserveCapacity(min(count, Self.mostReserved))
      for _ in 0..<count {
        guard let item = datum(depth: depth + 1) else { return nil }
        items.append(item)
      }
      return items
    }

    private mutating func record(_ depth: Int) -> [Datum.Field]? {
      guard let count = count() else { return nil }
      var fields: [Datum.Field] = []
      fields.reserveCapacity(min(count, Self.mostReserved))
      for _ in 0..<count {
        guard let name = text(), let value = datum(depth: depth + 1) else { return nil }
        fields.append(Datum.Field(name, value))
      }
      return fields
    }

    private mutating func text() -> String? {
      count().flatMap { take($0) }.map { String(received: $0) }
    }

    /// Returns a count of parts, each of which has at least one byte among those left.
    private mutating func count() -> Int? {
      guard let bytes = take(4) else { return nil }
      let count = Int(Self.integer(bytes))
      return count <= self.bytes.count - place ? count : nil
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= bytes.count - place else { return nil }
      defer { place += count }
      return bytes[place..<(place + count)]
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
