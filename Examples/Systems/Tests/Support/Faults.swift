import Testing
import WidgetLayout

/// A fault of an answer on its way, as the back ends name it, and the resulting message.
struct Fault: Sendable, CustomTestStringConvertible {
  let name: String
  /// The beginning of the reason; empty if the answer is good in spite of the fault.
  let reason: String

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  var testDescription: String { name }

  /// The faults of the connection and of the whole answer, which have the same message in every
  /// system.
  static let ofTransport: [Fault] = [
    Fault("slow;seconds=1", ""), Fault("refused", "cannot connect to "),
    Fault("reset", "connection to "), Fault("reset;bytes=10", "connection to "),
    Fault("truncated", "connection to "), Fault("cut-json", "invalid JSON"),
    Fault("wrong-content-type", ""), Fault("wrong-json", "unexpected data"),
    Fault("wrong-root", "unexpected data"), Fault("empty-body", "empty answer"),
    Fault("html", "a web page, not data"), Fault("huge", "more than "),
    Fault("endless", "more than "), Fault("404", "HTTP 404"), Fault("500", "HTTP 500"),
    Fault("503", "HTTP 503"),
  ]

  /// Texts that have broken programs, in every field for free text.
  static let texts = ["emoji", "cjk", "arabic", "controls", "escapes", "bidi", "long"]
}

extension CellGrid {
  /// True if nothing in the picture could move a terminal's cursor or change its state.
  var isHarmless: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value)
          && !(0x202a...0x202e).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }
}
