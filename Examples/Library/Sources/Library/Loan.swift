import Foundation
import WidgetServices
import WidgetTimeline

/// A book that a reader has borrowed.
struct Loan: Codable, Hashable, Sendable {
  let id: String
  let title: String
  let author: String
  let due: Date
  let renewals: Int
}

/// A library, as one reader sees it.
struct LibraryDesk: Sendable {
  let client: ServiceClient

  /// The reader, under whom loans are kept.
  var reader: String { "\(client.server) \(client.token)" }

  /// Returns the reader's loans, the first one due first.
  func loans() async throws(ReloadFailure) -> [Loan] {
    struct Answer: Decodable { let loans: [Lossy<Loan>] }
    let answer: Answer = try await client.get("/loans")
    return try answer.loans.readable().sorted { $0.due < $1.due }
  }

  /// Returns the number of the last change, once that is another than the given one.
  func version(after version: Int) async throws(ReloadFailure) -> Int {
    struct Answer: Decodable { let version: Int }
    var client = client
    client.timeout = 30
    let answer: Answer = try await client.get("/changes", ["since": "\(version)"])
    return answer.version
  }
}
