import FoundationEssentials

/// The content of a fleet's row: a reading, or the reason why there is none.
///
/// Rows are a stranger's bytes. They are decoded like a server's answer, with limits on their size,
/// and what is no content is refused.
package enum FleetContent: Sendable, Hashable {
  case reading(Reading)
  /// A failure, and the number of failures in a row.
  case failure(SourceFailure, attempts: Int)

  /// The most bytes of a row's content.
  package static let most = 1 << 20

  /// The content as text; `nil` if it is too long to be shared.
  package var text: String? {
    let document = datum
    guard !document.isLonger(than: Self.most) else { return nil }
    let text = document.keptJSON
    return text.utf8.count <= Self.most ? text : nil
  }

  private var datum: Datum {
    switch self {
    case .reading(let reading): ["reading": reading.datum]
    case .failure(let failure, let attempts):
      [
        "failure": [
          "reason": .text(failure.reason), "detail": .text(failure.detail),
          "denied": .bool(failure.isDenied), "waiting": .bool(failure.isWaiting),
          "attempts": .number(Double(attempts)),
        ]
      ]
    }
  }

  /// Decodes a row's text; `nil` if it is not the content of a row.
  package init?(text: String) {
    guard text.utf8.count <= Self.most, let document = try? JSON.datum(text) else { return nil }
    if let reading = document["reading"].flatMap({ Reading(datum: $0) }) {
      self = .reading(reading)
    } else if let failure = document["failure"], let reason = failure["reason"]?.words {
      let attempts = failure["attempts"]?.number ?? 1
      let waiting = failure["waiting"] == true ? SourceFailure.Kind.waiting : .other
      self = .failure(
        SourceFailure(
          reason.cut(200), (failure["detail"]?.words ?? "").cut(1000),
          kind: failure["denied"] == true ? .denied : waiting),
        attempts: attempts.isFinite ? Int(min(max(attempts, 1), 1000)) : 1)
    } else {
      return nil
    }
  }

  /// The failures in a row that this content ends with.
  package var attempts: Int {
    if case .failure(_, let attempts) = self { attempts } else { 0 }
  }
}
