/// The name of a topic, equal to another only with the same bytes, as for a broker.
///
/// Swift's texts are equal if they are the same to a reader: `é` in one scalar and in two are two topics, and
/// whoever may write the one must not replace what came of the other.
struct MQTTTopic: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: MQTTTopic, other: MQTTTopic) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  static func < (one: MQTTTopic, other: MQTTTopic) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
