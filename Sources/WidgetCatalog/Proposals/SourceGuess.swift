import WidgetBase
import WidgetSettings
import WidgetSources

/// The best way to read a source's text, if the source does not specify one.
struct SourceGuess {
  /// The source with the guessed format or kind.
  private(set) var source: Setting
  /// The data in the guessed format.
  private(set) var datum: Datum
  /// True if another kind of source reads the text: a feed, a calendar.
  private(set) var isOfAnotherKind = false

  init(_ datum: Datum, of source: Setting) {
    (self.source, self.datum) = (source, datum)
    guard case .text(let text) = datum, case .mapping(let entries) = source,
      !PickKinds.arePicks(in: source), entries["format"] == nil
    else { return }
    if let kind = Self.kind(of: text), let place = source["http"]?.text ?? source["file"]?.text {
      self.source = .mapping([kind: .text(place)])
      isOfAnotherKind = true
    } else if let plugin = Self.plugin(entries), let menu = XBarMenu.datum(of: text) {
      self.source = ["xbar": .text(plugin)]
      self.datum = menu
    } else if let (format, data) = Self.format(of: text) {
      self.source = .mapping(entries.merging(["format": .text(format.rawValue)]) { $1 })
      self.datum = data
    }
  }

  /// Returns the kind of source for a document of its own format.
  private static func kind(of text: String) -> String? {
    let start = text.prefix(600).drop { $0.isWhitespace }
    if start.hasExactPrefix("BEGIN:VCALENDAR") { return "ical" }
    guard start.hasExactPrefix("<") else { return nil }
    return ["<rss", "<feed", "<rdf:RDF"].contains { start.contains($0) } ? "feed" : nil
  }

  /// Returns the path of a program that is run alone, as a plugin for xbar is.
  private static func plugin(_ entries: [String: Setting]) -> String? {
    guard let words = entries["run"]?.items.compactMap(\.text), words.count == 1,
      words[0].contains("/")
    else { return nil }
    return words[0]
  }

  private static func format(of text: String) -> (DataFormat, Datum)? {
    let bytes = Array(text.utf8)
    // A lone number or quoted word is JSON as well, but is no better for it.
    if let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[",
      let data = try? DataFormat.json.datum(bytes)
    {
      return (.json, data)
    }
    for (format, separator) in [(DataFormat.tsv, "\t"), (.csv, ",")] as [(DataFormat, Character)] {
      let lines = text.split(whereSeparator: \.isNewline).prefix(20)
      let counts = Set(lines.map { line in line.count { $0 == separator } })
      if lines.count > 1, counts.count == 1, counts.first ?? 0 > 0,
        let data = try? format.datum(bytes)
      {
        return (format, data)
      }
    }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let table = try? AlignedColumns(Array(lines.prefix(20))), table.hasWideGaps,
      table.isFilled, let data = try? DataFormat.columns.datum(bytes)
    else {
      return nil
    }
    return (.columns, data)
  }
}

extension AlignedColumns {
  /// True if there are several columns, and half of their cells or more are filled in each row.
  fileprivate var isFilled: Bool {
    guard let names = rows.first, names.count > 1, rows.count > 1 else { return false }
    return names.dropFirst().allSatisfy { !$0.isEmpty }
      && rows.allSatisfy { row in 2 * row.count { !$0.isEmpty } >= names.count }
  }
}
