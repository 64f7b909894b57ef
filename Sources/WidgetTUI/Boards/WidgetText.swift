/// The lines of a board's file that configure a widget.
struct WidgetText: Sendable, Hashable {
  /// The path of the file.
  let file: String
  /// The number of the first line, from 1.
  let line: Int
  let lines: [String]

  /// Takes the lines of a widget from its file: from its name to the end of its settings.
  init(_ source: YAMLFile, name: YAMLSpan, settings: YAMLSpan) {
    (file, line) = (source.name, name.start.line)
    // A mapping ends where the next one begins.
    let end = settings.end.column == 1 ? settings.end.line - 1 : settings.end.line
    var lines = (name.start.line...max(name.start.line, end)).map { source.text(ofLine: $0) }
    let last = lines.count - 1
    if settings.end.column > 1, settings.end.line == end {
      lines[last] = String(
        String.UnicodeScalarView(lines[last].unicodeScalars.prefix(settings.end.column - 1)))
    }
    let indent = name.start.column - 1
    lines[0] = String(String.UnicodeScalarView(lines[0].unicodeScalars.dropFirst(indent)))
    for index in lines.indices.dropFirst() {
      let blanks = lines[index].prefix { $0 == " " }.count
      lines[index] = String(lines[index].dropFirst(min(blanks, indent)))
    }
    while lines.count > 1, lines[lines.count - 1].allSatisfy(\.isWhitespace) { lines.removeLast() }
    self.lines = lines
  }
}
