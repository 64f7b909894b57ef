import WidgetSettings

@testable import WidgetSources

extension FuzzTarget {
  /// A filter of topics or an address in the first line, a topic in the second, a payload after it.
  static let topic = FuzzTarget("topic") { bytes, promises in
    let parts = bytes.split(separator: 0x0a, maxSplits: 2, omittingEmptySubsequences: false)
    let text = String(received: parts[0])
    let name = String(received: parts.count > 1 ? parts[1] : [])
    let payload = parts.count > 2 ? Array(parts[2]) : []
    if let address = MQTTAddress(text) {
      promises.expect(!address.host.isEmpty, "an address without a host")
      promises.expect((1...65_535).contains(address.port), "port \(address.port)")
    }
    let mistake = TopicFilter.mistake(in: text)
    promises.expect(mistake?.words.isEmpty != true, "a mistake without words")
    guard let filter = TopicFilter(text) else {
      return promises.expect(mistake != nil, "no filter and no mistake")
    }
    promises.expect(mistake == nil, "a filter with a mistake")
    promises.expect(TopicFilter(filter.text)?.text == filter.text, "another filter for the broker")
    guard let fields = filter.fields(of: name) else { return }
    promises.expect(Set(fields.map(\.name)).count == fields.count, "two fields of one name")
    for field in fields {
      let words = Array((field.value.words ?? "\u{0}").utf8)
      promises.expect(
        words.isEmpty || Array(name.utf8).firstRange(of: words) != nil, "a level of another topic")
    }
    checkReading(of: filter, MQTTMessage(name, payload), &promises)
  }

  /// A message becomes data with its topic, or is left out for a reason.
  private static func checkReading(
    of filter: TopicFilter, _ message: MQTTMessage, _ promises: inout Promises
  ) {
    guard let picks = try? Picks([:]) else { return }
    let topics = MQTTTopics(keep: 10, limit: 1000)
    topics.take(message)
    let rows = MQTTRows(
      filters: [filter], availability: nil, picks: picks, format: nil, keep: 10, limit: 1000,
      warnsOfRetained: true)
    do throws(SourceFailure) {
      let reading = try rows.reading(
        of: topics.read(at: now), SourceRequest(now: now, environment: .own))
      guard !filter.isTopic else { return }
      let topic = reading.entries.first?.datum.items?.first?["topic"]
      promises.expect(topic == .text(message.topic), "a record without its topic")
    } catch {
      promises.expect(!error.reason.isEmpty, "a failure without a reason")
    }
  }
}
