package import WidgetSettings

/// The way in which bytes are read if the board may leave their format open.
enum BytesForm {
  case format(DataFormat)
  /// As JSON if they are valid JSON, else in another format.
  case recognized(otherwise: DataFormat)
  /// As JSON if they are a list or a record, or a number that is shown as it is written, else in another format: nobody
  /// asked for JSON, so `3.10` stays `3.10`.
  case looked(otherwise: DataFormat)

  /// Creates the form of text that may be JSON: of any if the board picks from it, else of what loses nothing as JSON.
  init(picked isPicked: Bool) {
    self = isPicked ? .recognized(otherwise: .text) : .looked(otherwise: .text)
  }

  /// Creates the form for a source whose setting does not give a format.
  init(open request: SourceRequest, otherwise format: DataFormat = .text) {
    self = request.recognizesJSON ? .recognized(otherwise: format) : .format(format)
  }

  /// Returns the data in some bytes; throws if they are not in the required format.
  func datum(_ bytes: [UInt8]) throws(SourceFailure) -> Datum {
    switch self {
    case .format(let format): return try format.datum(bytes)
    case .recognized(let other):
      if let datum = try? DataFormat.json.datum(bytes) { return datum }
      return try other.datum(bytes)
    case .looked(let other):
      if let datum = try? DataFormat.json.datum(bytes), datum.isWhole(of: bytes) { return datum }
      return try other.datum(bytes)
    }
  }
}

extension Datum {
  /// True for a list or a record, and for a number that is shown as it is written in its JSON: of an amount such as
  /// `3.10` or of a long identifier, the number would be another text.
  func isWhole(of json: [UInt8]) -> Bool {
    switch self {
    case .list, .record: true
    case .number: self.json.utf8.elementsEqual(String(decoding: json, as: UTF8.self).trimmed.utf8)
    case .null, .bool, .text: false
    }
  }
}

/// The format in which the bytes of a command, a file or a server are read.
package enum DataFormat: String, Sendable, Hashable, CaseIterable {
  case json, csv, tsv
  /// A table that a command aligns with blanks, with its columns' names in the first line.
  case columns
  case lines, text

  /// The key for the format, of all kinds that read bytes.
  package static var key: SettingKey {
    SettingKey(
      "format", .text(.choice("format", of: DataFormat.self)),
      "The format of the data; without it, JSON if there is a pick, else as the server says.")
  }

  /// Returns the format that a source's setting gives or its picks need, or `nil` if they leave it
  /// open.
  static func written(_ setting: Setting) -> DataFormat? {
    if let format = setting.value("format", .choice("format", of: DataFormat.self)) {
      return format
    }
    if setting["column"] != nil || setting["row"] != nil { return .csv }
    return setting["pick"] != nil ? .json : nil
  }

  /// Returns the data in some bytes; throws if they are not in this format.
  package func datum(_ bytes: [UInt8]) throws(SourceFailure) -> Datum {
    try refuseManyValues(bytes)
    switch self {
    case .json: return try Self.json(bytes)
    case .csv: return try Table.datum(bytes)
    case .tsv: return try Table.datum(bytes, separator: "\t")
    case .columns: return Table.datum(try AlignedColumns(Self.lines(bytes)).rows)
    case .lines: return .list(Self.lines(bytes).map { .text($0) })
    case .text: return .text(Self.text(bytes))
    }
  }

  /// Throws if a table has more cells, or a text more lines, than JSON may have values.
  private func refuseManyValues(_ bytes: [UInt8]) throws(SourceFailure) {
    let separator: UInt8
    switch self {
    case .csv: separator = UInt8(ascii: ",")
    case .tsv: separator = UInt8(ascii: "\t")
    case .lines: separator = 0x0a
    case .json, .text, .columns: return
    }
    guard bytes.count > JSON.most else { return }
    let count = bytes.count { $0 == separator || $0 == 0x0a || $0 == 0x0d }
    guard count <= JSON.most else { throw FormatWords.tooMany }
  }

  private static func json(_ bytes: [UInt8]) throws(SourceFailure) -> Datum {
    do throws(JSON.Mistake) {
      let values = try JSON.data(bytes)
      return values.count == 1 ? values[0] : .list(values)
    } catch {
      throw error.hasTooMany ? FormatWords.tooMany : FormatWords.noJSON(bytes, error)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let end = (bytes.lastIndex { $0 != 0x0a && $0 != 0x0d } ?? -1) + 1
    return String(received: bytes[..<end])
  }

  static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(received: line.last == 0x0d ? line.dropLast() : line)
    }
  }
}
