/// A message of a topic.
package struct MQTTMessage: Hashable, Sendable {
  package var topic: String
  package var payload: [UInt8]
  /// True if the broker keeps it for those who come later; of one that was received, true if the
  /// broker had kept it, so that its age is unknown.
  package var isRetained: Bool

  package init(_ topic: String, _ payload: [UInt8], isRetained: Bool = false) {
    self.topic = topic
    self.payload = payload
    self.isRetained = isRetained
  }
}
