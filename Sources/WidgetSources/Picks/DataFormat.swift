package import WidgetSettings

/// How bytes are read where the board may leave it open.
enum BytesForm {
  case format(DataFormat)
  /// As JSON where they are JSON, else in another format.
  case recognized(otherwise: DataFormat)

  /// The form of what a source's setting leaves open.
  init(open request: SourceRequest, otherwise format: DataFormat = .text) {
    self = request.recognizesJSON ? .recognized(otherwise: format) : .format(format)
  }

  /// The data of some bytes; throws where they are not in the format that was asked for.
  func datum(_ bytes: [UInt8]) throws(SourceFailure) -> Datum {
    switch self {
    case .format(let format): return try format.datum(bytes)
    case .recognized(let other):
      if let datum = try? DataFormat.json.datum(bytes) { return datum }
      return try other.datum(bytes)
    }
  }
}

/// How the bytes of a command, a file or a server are read.
package enum DataFormat: String, Sendable, Hashable, CaseIterable {
  case json, csv, tsv, lines, text

  /// The key that kinds have which read bytes.
  package static var key: SettingKey {
    SettingKey(
      "format", .text(.choice("format", of: DataFormat.self)),
      "How what comes is read; without it, as JSON where there is a pick, or as the server says.")
  }

  /// What a source's setting says, or what its picks need; nil where neither says anything.
  static func written(_ setting: Setting) -> DataFormat? {
    if let format = setting.value("format", .choice("format", of: DataFormat.self)) {
      return format
    }
    if setting["column"] != nil || setting["row"] != nil { return .csv }
    return setting["pick"] != nil ? .json : nil
  }

  /// The data of some bytes; throws where they are not in this format.
  package func datum(_ bytes: [UInt8]) throws(SourceFailure) -> Datum {
    switch self {
    case .json: return try Self.json(bytes)
    case .csv: return Table.datum(bytes)
    case .tsv: return Table.datum(bytes, separator: "\t")
    case .lines: return .list(Self.lines(bytes).map { .text($0) })
    case .text: return .text(Self.text(bytes))
    }
  }

  private static func json(_ bytes: [UInt8]) throws(SourceFailure) -> Datum {
    do throws(JSON.Mistake) {
      let values = try JSON.data(bytes)
      return values.count == 1 ? values[0] : .list(values)
    } catch { throw PickWords.noJSON(bytes, error) }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let end = (bytes.lastIndex { $0 != 0x0a && $0 != 0x0d } ?? -1) + 1
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
