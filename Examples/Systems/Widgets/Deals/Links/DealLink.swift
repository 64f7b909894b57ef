import FoundationEssentials
import WidgetArchive

/// A search that a deal's address requests from the app:
/// `holidays://search?from=MXP&to=LIS&departs=2026-03-20&returns=2026-03-22&travellers=2`.
struct DealLink: Sendable, Hashable {
  static let scheme = "holidays"

  let from: String
  let to: String
  let departs: String
  let returns: String
  let travellers: Travellers

  /// Creates the search of an address; `nil` for any other address.
  init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.scheme == Self.scheme, parts.host == "search"
    else { return nil }
    let items = Dictionary(
      (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    ) { first, _ in first }
    guard let from = Self.code(items["from"]), let to = Self.code(items["to"]),
      let departs = Self.day(items["departs"]), let returns = Self.day(items["returns"]),
      let travellers = items["travellers"].flatMap({ Travellers(rawValue: $0) })
    else { return nil }
    (self.from, self.to, self.departs, self.returns) = (from, to, departs, returns)
    self.travellers = travellers
  }

  /// Returns a valid airport code, or `nil`.
  private static func code(_ text: String?) -> String? {
    guard let text, text.utf8.count == 3, text.utf8.allSatisfy({ 65...90 ~= $0 }) else {
      return nil
    }
    return text
  }

  /// Returns a valid day such as 2026-03-20, or `nil`.
  private static func day(_ text: String?) -> String? {
    guard let text, text.utf8.count == 10, Date(iso8601: "\(text)T12:00:00Z") != nil else {
      return nil
    }
    return text
  }
}
