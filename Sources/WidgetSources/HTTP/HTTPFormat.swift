import WidgetSettings

/// How an answer is read: as the board says, else as the server says, else as it looks.
struct HTTPFormat {
  private enum Form {
    case known(DataFormat)
    /// JSON where it can be read so.
    case looks
  }

  private let form: Form

  init(_ setting: Setting, _ response: HTTPResponse) {
    if let format = setting.value("format", .choice("format", of: DataFormat.self)) {
      form = .known(format)
    } else if let format = Self.format(of: response.contentType ?? "") {
      form = .known(format)
    } else {
      form = DataFormat.written(setting).map { .known($0) } ?? .looks
    }
  }

  func datum(_ body: [UInt8]) throws(SourceFailure) -> Datum {
    switch form {
    case .known(let format): return try format.datum(body)
    case .looks:
      if let datum = try? DataFormat.json.datum(body) { return datum }
      return try DataFormat.text.datum(body)
    }
  }

  private static func format(of type: String) -> DataFormat? {
    switch type {
    case "text/csv": .csv
    case "text/tab-separated-values": .tsv
    case "application/json", "text/json", "application/x-ndjson", "application/jsonl": .json
    default: type.hasSuffix("+json") ? .json : nil
    }
  }
}
