import WidgetBase
import WidgetSettings

/// The address that a link leads to, as it is shown and as the desktop opens it.
///
/// A host is always ASCII: letters of several scripts look alike, and some change the order of
/// those beside them.
struct LinkTarget: Hashable, Sendable {
  /// The beginnings of addresses that the desktop may open.
  static let beginnings = ["https://", "http://", "mailto:", "file:///"]

  /// The address, with the host in ASCII.
  let address: String
  /// The address for one row, which has both ends of a long host.
  let shown: String
  /// The reason for caution, in a few words, or `nil` for an ordinary address.
  private(set) var warning: String?
  /// The path of a `file:` address, or `nil` for any other.
  private(set) var path: String?

  /// The most bytes of an address.
  private static let longest = 8 << 10
  /// The most characters of a host that is shown whole.
  private static let longestHost = 44

  /// Reads an address as data or a board has it.
  ///
  /// - Throws: `LinkRefusal` for one that is never opened.
  init(_ link: String) throws(LinkRefusal) {
    if let scalar = link.unicodeScalars.first(where: Self.isControl) {
      throw .control(scalar.value)
    }
    guard link.utf8.count <= Self.longest else { throw .tooLong }
    // By scalars: a mark behind a separator is one character with it here, and two for the desktop.
    let name = link.unicodeScalars.prefix { $0 != ":" }
    let rest = Substring(link.unicodeScalars.dropFirst(name.count))
    let plain = Substring(Self.encoded(rest))
    let scheme = String(name).lowercased()
    switch scheme {
    case "https" where rest.hasExactPrefix("://"), "http" where rest.hasExactPrefix("://"):
      let written = rest.withoutExactPrefix("://") ?? ""
      let authority = Substring(
        written.unicodeScalars.prefix { !"/?#".unicodeScalars.contains($0) })
      let (place, isPlain) = try Self.place(authority)
      let path = Self.encoded(
        Substring(written.unicodeScalars.dropFirst(authority.unicodeScalars.count)))
      address = "\(scheme)://\(place)\(path)"
      shown = "\(scheme)://\(Self.shortened(place))\(path)"
      warning = isPlain ? nil : "its host has other letters than it seems to have"
    case "mailto" where plain.count > 1:
      try Self.check(mail: plain)
      address = "mailto:" + plain.dropFirst()
      shown = address
    case "file" where plain.hasExactPrefix(":///"),
      "file" where plain.hasExactPrefix("://localhost/"):
      let path = plain.drop { $0 == ":" }.drop { $0 == "/" }
      let file = plain.hasExactPrefix(":///") ? path : path.dropFirst("localhost/".count)
      guard let decoded = Self.decoded("/" + file.prefix { !"?#".contains($0) }) else {
        throw .badPath
      }
      self.path = decoded
      address = "file:///" + file
      shown = address
    default: throw .unknownScheme
    }
  }

  /// Returns the address of another file, with the part of it that this one names.
  func address(ofFile path: String) -> String {
    let fragment = address.unicodeScalars.drop { $0 != "#" }
    let plain = path.escaping { scalar in
      switch scalar {
      case "%": "%25"
      case "?": "%3F"
      case "#": "%23"
      case " ": "%20"
      default: nil
      }
    }
    return "file://" + Self.encoded(Substring(plain)) + String(fragment)
  }

  // MARK: Parts

  /// Returns a host and its port in ASCII, and whether the host was written so.
  private static func place(_ authority: Substring) throws(LinkRefusal) -> (String, Bool) {
    // Programs disagree on what follows a backslash, and on which @ ends the user's name.
    guard let text = decoded(authority) else { throw .badHost }
    guard !text.contains(where: { "\\@".contains($0) }) else { throw .userInformation }
    if text.hasExactPrefix("[") {
      let isPlain = text.utf8.allSatisfy { "0123456789abcdefABCDEF:.[]".utf8.contains($0) }
      guard isPlain, text.contains("]") else { throw .badHost }
      return (text, true)
    }
    let parts = text.splitExactly(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let host = parts.first, !host.isEmpty else {
      throw .badHost
    }
    if parts.count == 2, !parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      throw .badHost
    }
    var labels: [String] = []
    for label in host.splitExactly(separator: ".", omittingEmptySubsequences: false) {
      guard label.unicodeScalars.allSatisfy(isOfHost), let plain = Punycode.label(String(label))
      else { throw .badHost }
      labels.append(plain)
    }
    guard labels.contains(where: { !$0.isEmpty }) else { throw .badHost }
    let port = parts.count == 2 ? ":\(parts[1])" : ""
    let isPlain = !labels.contains { $0.lowercased().hasExactPrefix("xn--") }
    return (labels.joined(separator: ".") + port, isPlain)
  }

  private static func isOfHost(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  /// Throws for an address that could attach a file of this machine to a message.
  private static func check(mail rest: Substring) throws(LinkRefusal) {
    // xdg-email passes the address on among a mail program's own options, which a comma or a quotation mark begins.
    // Some take a file for the text with `message`.
    guard let words = decoded(rest)?.lowercased(),
      !["attach", "message="].contains(where: words.containsExactly),
      !words.unicodeScalars.contains(where: { "'\"`".unicodeScalars.contains($0) }),
      fields(of: rest).allSatisfy(mailFields.contains)
    else { throw .attachment }
  }

  /// The fields of a message that an address may fill in; mail programs know others that put a file into it.
  private static let mailFields: Set = ["to", "cc", "bcc", "subject", "body", "in-reply-to"]

  /// Returns the names of the fields of a message in an address.
  private static func fields(of mail: Substring) -> [String] {
    let query = mail.unicodeScalars.drop { $0 != "?" }.dropFirst()
    return query.split { $0 == "&" }.map { field in
      decoded(String(String.UnicodeScalarView(field.prefix { $0 != "=" })))?.lowercased() ?? ""
    }
  }

  /// Returns a host of which the middle is left out if it is long.
  private static func shortened(_ place: String) -> String {
    guard place.count > longestHost else { return place }
    return place.prefix(12) + "…" + place.suffix(longestHost - 13)
  }

  // MARK: Characters

  /// Returns true for a scalar that no address contains: a blank, a control or an invisible format,
  /// among them those that change the order of a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value <= 0x20 || scalar.value == 0x7f { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
      return true
    default: return false
    }
  }

  /// Returns the text with a percent sign and two digits for each byte beyond ASCII, and for quotes
  /// and brackets, which no address contains.
  private static func encoded(_ text: Substring) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if byte >= 0x80 || "\"<>\\^`{|}".utf8.contains(byte) {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
  }

  /// Returns the text with its percent signs decoded, or `nil` if it is not text, or has controls.
  private static func decoded(_ text: some StringProtocol) -> String? {
    guard let bytes = PercentDecoding.bytes(of: text),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    // A blank may be in a file's name.
    let isInert = text.unicodeScalars.allSatisfy { $0 == " " || !isControl($0) }
    return isInert ? text : nil
  }
}
