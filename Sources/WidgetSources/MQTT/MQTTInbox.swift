import CMosquitto
import Glibc

/// The library's messages about one connection, on the thread that uses it.
final class MQTTInbox {
  /// The broker's answer to the client, once it is there; 0 accepts it.
  var answer: Int32?
  /// The broker's codes for the filters of each subscription, by its number.
  var granted: [Int32: [Int32]] = [:]
  /// The numbers of the messages that the broker has taken.
  var published: Set<Int32> = []
  /// The library's last messages about errors.
  var said: [String] = []
  /// True if a message was received since this was reset.
  var hasMessage = false
  private let onMessage: (MQTTMessage) -> Void

  init(onMessage: @escaping (MQTTMessage) -> Void) { self.onMessage = onMessage }

  /// Has the library tell a client's inbox, which the client must not outlive.
  static func attach(to client: OpaquePointer, _ library: cmosquitto) {
    library.connect_callback_set(client) { _, context, code in
      MQTTInbox.of(context)?.answer = code
    }
    library.subscribe_callback_set(client) { _, context, number, count, codes in
      let all = (0..<Int(max(0, count))).compactMap { codes?[$0] }
      MQTTInbox.of(context)?.granted[number] = all
    }
    library.publish_callback_set(client) { _, context, number in
      MQTTInbox.of(context)?.published.insert(number)
    }
    library.message_callback_set(client) { _, context, message in
      if let message { MQTTInbox.of(context)?.take(message.pointee) }
    }
    library.log_callback_set(client) { _, context, level, words in
      guard level & 0x08 != 0, let words, let inbox = MQTTInbox.of(context) else { return }
      inbox.said = inbox.said.suffix(7) + [String(cString: words).oneLine]
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> MQTTInbox? {
    context.map { Unmanaged<MQTTInbox>.fromOpaque($0).takeUnretainedValue() }
  }

  private func take(_ message: mosquitto_message) {
    hasMessage = true
    guard let topic = message.topic else { return }
    let bytes = UnsafeRawBufferPointer(
      start: message.payload, count: message.payload == nil ? 0 : Int(message.payloadlen))
    let name = UnsafeRawBufferPointer(start: topic, count: strlen(topic))
    onMessage(MQTTMessage(String(received: name), Array(bytes), isRetained: message.retain))
  }
}
