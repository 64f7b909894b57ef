import FoundationEssentials

@testable import WidgetSources

extension FuzzTarget {
  /// A notification in the first line, a row's content after it.
  static let fleet = FuzzTarget("fleet") { bytes, promises in
    let parts = bytes.split(separator: 0x0a, maxSplits: 1, omittingEmptySubsequences: false)
    let named = FleetStore.named(in: String(received: parts[0])) ?? []
    promises.expect(named.count <= 10_000, "\(named.count) names")
    for (key, generation) in named {
      promises.expect(
        !key.instance.utf8.contains(9) && !key.machine.utf8.contains(9), "a name with a tab")
      promises.expect(FleetRow.generation(after: generation) > 0, "a generation below 1")
    }
    guard parts.count > 1, let content = FleetContent(text: String(received: parts[1])) else {
      return
    }
    promises.expect((0...1000).contains(content.attempts), "\(content.attempts) attempts")
    guard case .reading(let reading) = content else { return }
    promises.expect(!reading.entries.isEmpty, "a reading without an entry")
    let dates = reading.entries.map(\.date) + reading.entries.compactMap(\.expiration)
    for date in dates + [reading.oldest, reading.knownUntil].compactMap({ $0 }) {
      promises.expect(
        abs(date.timeIntervalSince1970) < 1e12, "the date \(date.timeIntervalSince1970)")
    }
    if let text = content.text {
      promises.expect(FleetContent(text: text) != nil, "content that is none after it was written")
    }
  }
}
