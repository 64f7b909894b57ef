/// A format of the text that exporters give.
enum ExpositionFormat: String, Sendable {
  /// Prometheus' text format, version 0.0.4.
  case text
  /// OpenMetrics 1.0.
  case openMetrics

  /// The header field that asks for these formats; OpenMetrics has an end that can be missed.
  static let accept =
    "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.7,*/*;q=0.1"

  /// Creates the format that a server names, or returns `nil` for one that is not text.
  init?(contentType type: String?) {
    switch type {
    case "application/openmetrics-text": self = .openMetrics
    case "application/vnd.google.protobuf": return nil
    default: self = .text
    }
  }
}
