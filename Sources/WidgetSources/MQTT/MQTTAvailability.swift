import FoundationEssentials
import WidgetSettings

/// The topic that says whether those who send are there, such as the topic of their last will.
struct MQTTAvailability: Sendable {
  let filter: TopicFilter
  /// The payloads, or the values of a record's field `state`, that say that nobody is there.
  private let offline: [String]

  /// Creates the availability of a source's setting; `nil` if it names none.
  init?(_ setting: Setting) {
    guard let written = setting["available"],
      let filter = TopicFilter(written.text ?? written["topic"]?.text ?? "")
    else { return nil }
    self.filter = filter
    offline = written["offline"]?.items.compactMap(\.text) ?? ["offline"]
  }

  /// Throws if the levels of no topic tell who a message is about.
  func check(for filters: [TopicFilter]) throws(SourceFailure) {
    guard let wildcard = filter.wildcard,
      filters.allSatisfy({ filter.sameLevels(in: $0, of: filters) == nil })
    else { return }
    throw MQTTWords.unknownLevel(wildcard)
  }

  static let key = SettingKey(
    "available",
    .either([
      TopicFilter.schema,
      .mapping([
        SettingKey("topic", TopicFilter.schema, isRequired: true, "The topic, as in topic:."),
        SettingKey(
          "offline", .oneOrMore(.text), "The messages that say that nobody is there; else offline."),
      ]),
    ]),
    "The topic that says offline when nobody sends any more, such as that of a last will.")

  /// The most bytes of a message that are looked at, even if values have to be shorter.
  private static let leastLimit = 256 << 10

  /// Returns true if a message says that nobody is there; one that is longer than all
  /// limits does not.
  func isOffline(_ bytes: [UInt8], limit: Int) -> Bool {
    guard !bytes.isEmpty, bytes.count <= max(limit, Self.leastLimit) else { return false }
    let datum = (try? JSON.datum(bytes)) ?? .text(String(received: bytes))
    let words = datum["state"]?.words ?? datum.words ?? ""
    return [words, String(received: bytes)].contains { offline.contains(String(Datum.shown($0))) }
  }

  /// Those of whom a message says that they are not there.
  struct Absence: Sendable {
    let topic: String
    let date: Date

    /// Returns true if it holds for a topic: one that has the same levels as the message's, as far as these are to
    /// be the same; `nil` is a topic of which that cannot be told, which is somebody else's.
    func holds(for other: String, _ levels: [TopicFilter.SameLevel]?) -> Bool {
      levels?.allSatisfy { $0.isSame(topic, other) } ?? false
    }

    var failure: SourceFailure { MQTTWords.offline(topic, since: DateText.dayAndTime(date)) }
  }

  /// Returns who is not there.
  func absences(in state: MQTTTopics.State, at now: Date) -> [Absence] {
    state.signs.sorted { $0.key < $1.key }.map { key, sign in
      Absence(topic: key.text, date: sign.date ?? now)
    }
  }
}
