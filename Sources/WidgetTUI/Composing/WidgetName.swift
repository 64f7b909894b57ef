import WidgetBase
import WidgetSettings
import WidgetSources

/// A name for a widget, derived from its source.
struct WidgetName {
  let text: String

  init(_ widget: Setting) {
    let source = widget["source"] ?? [:]
    let words =
      Self.word(ofPick: source["pick"]?.text) ?? Self.word(ofPlace: source) ?? widget["kind"]?.text
    text = Self.name(words ?? "widget")
  }

  /// Returns the last name in a pick.
  private static func word(ofPick pick: String?) -> String? {
    pick?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
  }

  private static func word(ofPlace source: Setting) -> String? {
    if let figure = source.text {
      return figure.splitExactly(separator: ".").dropFirst().first.map(String.init)
    }
    if let line = source["shell"]?.text {
      return line.split(whereSeparator: \.isWhitespace).first.flatMap { lastPart(String($0)) }
    }
    if let program = source["run"]?.items.first?.text { return lastPart(program) }
    for kind in SourceKinds.all {
      guard let place = source[kind.name]?.items.first?.text else { continue }
      guard let start = place.firstExactRange(of: "://") else {
        return kind.name == "postgres" ? database(place) : lastPart(place)
      }
      let address = place[start.upperBound...].prefix { !"?#".contains($0) }
      let parts = address.splitExactly(separator: "/")
      if parts.count > 1, let name = lastPart(String(parts[parts.count - 1])) { return name }
      let host = parts.first?.splitExactly(separator: "@").last ?? ""
      return host.split { $0 == "." || $0 == ":" }.first { $0 != "www" && $0 != "api" }
        .map(String.init)
    }
    return nil
  }

  /// Returns the database of a connection string, or else its host.
  private static func database(_ place: String) -> String? {
    let words = place.split(whereSeparator: \.isWhitespace)
    let values = ["dbname=", "host="].compactMap { key in
      words.first { $0.hasExactPrefix(key) }.map { String($0.dropFirst(key.count)) }
    }
    return values.first
  }

  /// Returns the last component of a path, up to its first dot.
  private static func lastPart(_ path: String) -> String? {
    path.splitExactly(separator: "/").last?.splitExactly(separator: ".").first.map(String.init)
  }

  private static func name(_ words: String) -> String {
    let letters = words.lowercased().prefix(24).map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let name = String(letters).splitExactly(separator: "-").joined(separator: "-")
    return name.contains(where: \.isLetter) ? name : "widget"
  }

  /// Returns the proposed environment variable for a secret with a name.
  static func variable(_ name: String) -> String {
    String(name.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
