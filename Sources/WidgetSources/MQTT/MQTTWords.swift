import Glibc
import WidgetSettings

/// The words for failures of MQTT.
enum MQTTWords {
  static let noLibrary = SourceFailure(
    "libmosquitto is not installed",
    "It reads topics of MQTT: sudo apt install libmosquitto1.", kind: .absent)

  static let badAddress = SourceFailure(
    "invalid address", "Expected an address that begins with mqtt:// or mqtts://.",
    kind: .invalidAddress)

  static func noAuthority(_ path: String) -> SourceFailure {
    SourceFailure("no certificates in \(path)", "The file of ca: is missing or cannot be read.")
  }

  static let badClient = SourceFailure(
    "invalid client identifier", "The broker's clients are named by text without NUL.")

  /// Returns the failure to connect, from a code of the library and the system's error number.
  static func failure(
    _ code: Int32, to address: MQTTAddress, error: Int32, said: [String]
  ) -> SourceFailure {
    let place = address.words
    let words = said.last ?? ""
    if let certificate = certificate(said) {
      return SourceFailure(certificate, "\(place): \(words.cut(300)).")
    }
    switch code {
    case 8, 23: return handshake(place, words)
    case 15, 20:
      return SourceFailure("cannot resolve \(address.host)", "Check the name and the network.")
    case 14 where address.isSecure && !said.isEmpty: return handshake(place, words)
    case 14:
      return SourceFailure(
        "cannot connect to \(place)\(cause(error))",
        error == 0 ? "Check the host, the port and the network." : "\(Errno(number: error).words).")
    case 19: return SourceFailure("\(place) fell silent", "The broker answers no more.")
    case 2, 21: return noMQTT(place)
    default: return lost(address)
    }
  }

  /// Returns the failure of a connection that ended before the broker had answered.
  static func noAnswerYet(_ address: MQTTAddress) -> SourceFailure {
    SourceFailure(
      "\(address.words) hung up",
      address.isSecure
        ? "The connection ended before the broker had answered."
        : "The connection ended before the broker had answered: it may expect mqtts://.")
  }

  static func lost(_ address: MQTTAddress) -> SourceFailure {
    SourceFailure("connection to \(address.words) lost", "It is restored by itself.")
  }

  private static func noMQTT(_ place: String) -> SourceFailure {
    SourceFailure(
      "\(place) does not speak MQTT", "Check the port: it is mostly 1883, and 8883 with mqtts://.")
  }

  private static func handshake(_ place: String, _ words: String) -> SourceFailure {
    SourceFailure(
      "TLS handshake failed with \(place)",
      words.isEmpty ? "The broker may expect mqtt://." : "\(words.cut(300)).")
  }

  private static func cause(_ error: Int32) -> String {
    switch error {
    case ECONNREFUSED: " (refused)"
    case ENETUNREACH, ENETDOWN: " (no network)"
    case EHOSTUNREACH, EHOSTDOWN: " (unreachable)"
    case ETIMEDOUT: " (no answer)"
    case ECONNRESET: " (reset)"
    case EACCES, EPERM: " (not allowed)"
    default: ""
    }
  }

  /// Returns the reason why a certificate is not trusted, if the library's messages tell one.
  private static func certificate(_ said: [String]) -> String? {
    let words = said.joined(separator: " ").lowercased()
    if words.contains("host name verification") { return "certificate for another host" }
    if words.contains("certificate has expired") { return "certificate has expired" }
    if words.contains("not yet valid") { return "certificate not valid yet" }
    guard words.contains("certificate verify failed") else { return nil }
    return "certificate from an unknown issuer"
  }

  /// Returns the failure of a broker that does not accept the client, by its return code (3.1.1) or
  /// reason code (5).
  static func refused(_ code: Int32, by address: MQTTAddress, hasUser: Bool) -> SourceFailure {
    let place = address.words
    switch code {
    case 1, 0x84:
      return SourceFailure(
        "MQTT version refused", "\(place) speaks another version: write version: 5 or 3.1.1.")
    case 2, 0x85:
      return SourceFailure("client identifier refused", "\(place) does not accept client-id:.")
    case 3, 0x88, 0x89: return SourceFailure("broker unavailable", "\(place) says so itself.")
    case 4, 5, 0x86, 0x87:
      return hasUser
        ? SourceFailure(
          "user or password refused",
          "\(place) does not let this user in: check user: and password:.", kind: .denied)
        : SourceFailure(
          "the broker wants a user", "\(place) lets nobody in without user: and password:.",
          kind: .denied)
    case 0x8a: return SourceFailure("banned", "\(place) has banned this client.", kind: .denied)
    default:
      return SourceFailure("refused by \(place)", "The broker's code is \(code).")
    }
  }

  /// Returns the failure of a subscription that the broker refuses.
  static func notAuthorized(_ filter: String, code: Int32) -> SourceFailure {
    SourceFailure(
      "not authorized for \(filter.cut(60))",
      "The broker refuses the subscription (code \(code)): this user may not read the topic.",
      kind: .denied)
  }

  static func noAnswer(_ address: MQTTAddress, _ seconds: Double) -> SourceFailure {
    .timeout(seconds, "\(address.words) did not accept the client in time.")
  }

  /// Returns the state of a topic of which nothing has come.
  static func noMessage(_ filters: [String]) -> SourceFailure {
    SourceFailure(
      "no message yet",
      "The broker keeps none for \(filters.joined(separator: ", ").cut(200)), and none has come: "
        + "check the topic, and that this user may read it.", kind: .waiting)
  }

  static func cleared(_ topic: String) -> SourceFailure {
    SourceFailure(
      "no message", "The last message of \(topic.cut(200)) is empty, which clears it.")
  }

  /// Returns the failure of a topic whose message the broker kept, and has not sent again.
  static func notSentAgain(_ topic: String) -> SourceFailure {
    SourceFailure(
      "no message",
      "The broker has not sent \(topic.cut(200)) again since the connection was lost: it keeps none any more."
    )
  }

  /// Returns the failure of a topic whose message was replaced by one that is left out.
  static func replaced(_ topic: String) -> SourceFailure {
    SourceFailure(
      "no message",
      "The broker keeps another message of \(topic.cut(200)), which retained: ignore leaves out."
    )
  }

  static func tooLong(_ limit: Int, _ topic: String) -> SourceFailure {
    .tooLarge(limit, "A message of \(topic.cut(200)) exceeds the limit; raise limit:.")
  }

  /// Returns the failure of a message that is so long that the connection is given up.
  static func flood(_ limit: Int) -> SourceFailure {
    .tooLarge(
      limit, "The broker sends a message that is longer; choose topics that have none such.")
  }

  static func offline(_ topic: String, since: String) -> SourceFailure {
    SourceFailure("offline", "\(topic.cut(200)) has said so since \(since).")
  }

  static func unknownLevel(_ wildcard: String) -> SourceFailure {
    SourceFailure(
      "nobody knows whom available: is about",
      "\(wildcard) is no level of topic: give the level that tells them apart the same name in both, such as {room}."
    )
  }

  static let tooManyOffline = SourceFailure(
    "too many are offline",
    "More topics of available: say so than are kept, so that nobody knows who is there: raise keep:, or name "
      + "fewer topics.")

  static func retained(_ count: Int, of all: Int) -> String {
    all == 1 ? "retained: sent at an unknown time" : "\(count) of \(all) retained, of unknown age"
  }

  static func earlier(_ count: Int, of all: Int) -> String {
    all == 1
      ? "received before the connection was lost"
      : "\(count) of \(all) received before the connection was lost"
  }

  static func tooManyTopics(_ keep: Int) -> String {
    "more than \(keep) topics: further ones are left out"
  }

  static let tooManyBytes = "more than 16 MiB in all: further messages are left out"
}
