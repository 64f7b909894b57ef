extension Datum {
  /// The datum line by line: a text as it is, anything else as indented JSON.
  package var indentedLines: [String] {
    if case .text(let text) = self {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var lines = [""]
    write(indent: "", into: &lines)
    return lines
  }

  private func write(indent: String, into lines: inout [String]) {
    switch self {
    case .list(let items) where !items.isEmpty:
      write(items.map { ("", $0) }, between: ("[", "]"), indent, &lines)
    case .record(let fields) where !fields.isEmpty:
      write(
        fields.map { ("\(Datum.text($0.name).json): ", $0.value) }, between: ("{", "}"), indent,
        &lines)
    default: lines[lines.count - 1] += json
    }
  }

  private func write(
    _ parts: [(label: String, value: Datum)], between marks: (String, String), _ indent: String,
    _ lines: inout [String]
  ) {
    lines[lines.count - 1] += marks.0
    for (number, part) in parts.enumerated() {
      lines.append(indent + "  " + part.label)
      part.value.write(indent: indent + "  ", into: &lines)
      if number < parts.count - 1 { lines[lines.count - 1] += "," }
    }
    lines.append(indent + marks.1)
  }
}
