import WidgetBase
package import WidgetSettings

/// The address of an MQTT broker.
package struct MQTTAddress: Hashable, Sendable {
  /// The name or address of the host, without brackets.
  let host: String
  let port: Int
  /// True if the connection is made with TLS.
  let isSecure: Bool

  static let schemes = ["mqtt", "mqtts"]

  /// Creates the address of a text such as `mqtts://broker.example:8883`; `nil` for any other text.
  init?(_ text: String) {
    guard Self.mistake(in: text) == nil, let colon = text.firstExactRange(of: "://") else {
      return nil
    }
    isSecure = text[..<colon.lowerBound] == "mqtts"
    let place = Substring(text[colon.upperBound...].prefix { $0 != "/" })
    let isBracketed = place.hasExactPrefix("[")
    let end = isBracketed ? place.firstExactIndex(of: "]") : place.lastExactIndex(of: ":")
    let host = place[..<(end ?? place.endIndex)]
    self.host = String(isBracketed ? host.dropFirst() : host)
    // With a variable in its place, a host is not known to be missing before.
    guard !self.host.isEmpty else { return nil }
    let digits = place[(end ?? place.endIndex)...].drop { $0 == "]" || $0 == ":" }
    port = Int(digits) ?? (isSecure ? 8883 : 1883)
  }

  /// The host and port, such as `broker.example:1883`.
  var words: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// Returns the mistake in an address, or `nil` if there is none.
  static func mistake(in text: String) -> SettingRemark? {
    if let remark = WebAddress.mistake(in: text, schemes: schemes) { return remark }
    guard let colon = text.firstExactRange(of: "://") else { return nil }
    let rest = text[colon.upperBound...]
    if let at = rest.firstExactIndex(of: "@") {
      return SettingRemark(
        "the address contains a user", fix: "write it as user: and password:",
        part: String(rest[...at]))
    }
    let path = rest.drop { $0 != "/" && $0 != "?" && $0 != "#" }
    guard path.isEmpty || path == "/" else {
      return SettingRemark(
        "'\(path)' follows the host", fix: "a topic is written as topic:", part: String(path))
    }
    return nil
  }

  /// The schema of an address.
  package static var schema: SettingSchema {
    var kind = SettingSchema.TextSchema(
      SettingKind<String>(
        noun: "address", expected: "an address that begins with mqtt:// or mqtts://"
      ) { mistake(in: $0) == nil ? $0 : nil })
    kind.objection = { mistake(in: $0) }
    return SettingSchema(.text(kind))
  }
}
