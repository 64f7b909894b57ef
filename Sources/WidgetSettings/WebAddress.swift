import WidgetBase

/// Checks of web addresses as people write them, with `${…}` in place of secrets and variables.
package enum WebAddress {
  /// Returns the mistake in an address that should begin with one of `schemes`, or `nil` if none
  /// can be found without a request.
  package static func mistake(
    in text: String, schemes: [String] = ["https", "http"]
  ) -> SettingRemark? {
    guard let colon = text.firstExactRange(of: "://") else {
      return SettingRemark(
        "'\(text)' is not an address", fix: "expected " + beginning(schemes))
    }
    let scheme = String(text[..<colon.lowerBound])
    guard schemes.contains(scheme) else {
      return SettingRemark(
        "'\(scheme)://' is not a supported scheme",
        fix: "expected " + beginning(schemes), part: scheme + "://")
    }
    let rest = text[colon.upperBound...]
    let plain = withoutPlaceholders(rest)
    if let blank = plain.unicodeScalars.first(where: { $0.value <= 0x20 || $0.value == 0x7f }) {
      return mistake(blank: blank, in: text, scheme: scheme)
    }
    let authority = authority(of: rest)
    let place = authority.splitExactly(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return mistake(inPlace: String(place), of: text, scheme: scheme)
  }

  private static func beginning(_ schemes: [String]) -> String {
    "an address that begins with " + schemes.map { $0 + "://" }.joined(separator: " or ")
  }

  /// Returns the text without its `${…}` placeholders.
  private static func withoutPlaceholders(_ text: Substring) -> String {
    var (plain, rest) = ("", text)
    while let start = rest.firstExactRange(of: "${") {
      plain += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstExactIndex(of: "}") else { return plain }
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  /// Returns the text before the path; a slash inside a placeholder does not end it.
  private static func authority(of text: Substring) -> Substring {
    var depth = 0
    let end = text.indices.first { index in
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case "/", "?", "#": return depth <= 0
      default: break
      }
      return false
    }
    return text[..<(end ?? text.endIndex)]
  }

  private static func mistake(
    blank: Unicode.Scalar, in text: String, scheme: String
  ) -> SettingRemark {
    let authority = authority(of: text.dropFirst(scheme.count + 3))
    let isHost = authority.unicodeScalars.contains(blank)
    return SettingRemark(
      isHost ? "the host '\(authority)' contains a space" : "the address contains a space",
      fix: isHost ? "write the host without spaces" : "write %20 for the space",
      part: isHost ? String(authority) : String(blank))
  }

  private static func mistake(
    inPlace place: String, of text: String, scheme: String
  ) -> SettingRemark? {
    // A placeholder's value is known only when the request is made.
    let isKnown = !place.contains("${")
    var (host, port) = (place[...], ""[...])
    if place.hasExactPrefix("[") {
      guard let end = place.firstExactIndex(of: "]") else {
        return SettingRemark(
          "the host '\(place)' has no closing ']'", fix: "write \(scheme)://[::1]/", part: place)
      }
      host = end == place.index(after: place.startIndex) ? "" : place[...end]
      port = place[place.index(after: end)...]
      if let first = port.first, first != ":", isKnown { return mistake(inPort: port) }
      port = port.dropFirst()
    } else if isKnown, let colon = place.lastExactIndex(of: ":") {
      (host, port) = (place[..<colon], place[place.index(after: colon)...])
    }
    if host.isEmpty {
      return SettingRemark(
        "the address has no host: \(text)",
        fix: "write \(scheme)://HOST/…, such as "
          + "\(scheme)://localhost\(text.dropFirst(scheme.count + 3))")
    }
    guard isKnown else { return nil }
    if let odd = host.first(where: { "\\<>\"'{}|^`,; ".contains($0) }) {
      return SettingRemark(
        "'\(host)' is not a valid host: it contains a \(odd)",
        fix: "write a name such as shop.example, "
          + "or an address such as 192.0.2.1 or [::1]", part: String(host))
    }
    let isPort = port.utf8.allSatisfy { (48...57).contains($0) }
    guard port.isEmpty || isPort && Int(port).map({ (1...65_535).contains($0) }) == true else {
      return mistake(inPort: port, after: ":")
    }
    return nil
  }

  private static func mistake(inPort port: Substring, after colon: String = "") -> SettingRemark {
    SettingRemark(
      "'\(port)' is not a port", fix: "expected a number from 1 to 65535",
      part: colon + port)
  }
}
