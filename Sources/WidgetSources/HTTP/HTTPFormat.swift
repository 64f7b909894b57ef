import WidgetBase
import WidgetSettings

/// The format of a response: as the board says, else as the server says, else as the data looks.
struct HTTPFormat {
  private let form: BytesForm

  /// - Parameter recognizesJSON: True where the board picks from the data, so that any JSON is meant as such.
  init(_ setting: Setting, _ response: HTTPResponse, recognizesJSON: Bool) {
    if let format = setting.value("format", .choice("format", of: DataFormat.self)) {
      form = .format(format)
    } else if let format = Self.format(of: response.contentType ?? "") {
      form = .format(format)
    } else {
      form = DataFormat.written(setting).map { .format($0) } ?? BytesForm(picked: recognizesJSON)
    }
  }

  func datum(_ body: [UInt8]) throws(SourceFailure) -> Datum { try form.datum(body) }

  private static func format(of type: String) -> DataFormat? {
    switch type {
    case "text/csv": .csv
    case "text/tab-separated-values": .tsv
    case "application/json", "text/json", "application/x-ndjson", "application/jsonl": .json
    default: type.hasExactSuffix("+json") ? .json : nil
    }
  }
}
