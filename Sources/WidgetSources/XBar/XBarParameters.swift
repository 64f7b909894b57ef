import WidgetBase

/// The parameters that an xbar plugin writes after a line's `|`, such as
/// `color=red href="https://…"`.
struct XBarParameters: Hashable {
  private static let known: Set<String> = [
    "alternate", "ansi", "badge", "bash", "checked", "color", "disabled", "dropdown", "emojize",
    "font", "header", "height", "href", "image", "key", "length", "md", "param", "params",
    "refresh",
    "sfcolor", "sfconfig", "sfimage", "sfsize", "sfweight", "shell", "shortcut", "size",
    "symbolize",
    "templateimage", "terminal", "tooltip", "trim", "valign", "visible", "webview", "webviewh",
    "webvieww", "width",
  ]

  private var values: [String: String] = [:]

  /// Splits a line into its text and its parameters.
  ///
  /// The parameters begin at the first `|` that is followed by a known name and `=`. Any other `|`
  /// is part of the text.
  static func divided(_ line: String) -> (text: String, parameters: XBarParameters) {
    var place = line.startIndex
    while let bar = line[place...].firstExactIndex(of: "|") {
      let rest = line[line.index(after: bar)...]
      if let name = name(rest.drop { $0 == " " || $0 == "\t" }), isKnown(name) {
        return (String(line[..<bar]), XBarParameters(rest))
      }
      place = line.index(after: bar)
    }
    return (line, XBarParameters())
  }

  init() {}

  private init(_ text: Substring) {
    var rest = text.utf8[...]
    var last = ""
    while true {
      rest = rest.drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "|")
      }
      guard !rest.isEmpty else { return }
      if let name = Self.name(Substring(rest)) {
        rest = rest.dropFirst(name.utf8.count + 1)
        last = name.lowercased()
        values[last] = Self.value(&rest)
      } else {
        // A word without a name belongs to the previous value, which was not quoted.
        let word = Self.value(&rest)
        values[last, default: ""] += " \(word)"
      }
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns true if a parameter is `true`.
  func isTrue(_ name: String) -> Bool { values[name]?.lowercased() == "true" }

  /// Returns true if a parameter is `false`.
  func isFalse(_ name: String) -> Bool { values[name]?.lowercased() == "false" }

  /// The arguments of the command: `param1`, `param2` …, in this order.
  var commandParameters: [String] {
    let numbered = values.compactMap { name, value in
      name.hasExactPrefix("param") ? Int(name.dropFirst(5)).map { ($0, value) } : nil
    }
    return numbered.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns the name before a `=`, or `nil` if the text does not begin with one.
  private static func name(_ text: Substring) -> String? {
    let name = text.utf8.prefix { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    guard !name.isEmpty, text.utf8.dropFirst(name.count).first == UInt8(ascii: "=") else {
      return nil
    }
    return String(Substring(name))
  }

  private static func isKnown(_ name: String) -> Bool {
    var bare = name.lowercased()[...]
    while bare.last?.isNumber ?? false { bare.removeLast() }
    return known.contains(String(bare))
  }

  /// Reads a value up to its closing quote, or to the next space.
  private static func value(_ rest: inout Substring.UTF8View) -> String {
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      rest = rest.dropFirst(word.count)
      return String(Substring(word))
    }
    var bytes: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      if byte == quote { break }
      if byte == UInt8(ascii: "\\"), let next = rest.first, next == quote || next == byte {
        bytes.append(next)
        rest = rest.dropFirst()
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
