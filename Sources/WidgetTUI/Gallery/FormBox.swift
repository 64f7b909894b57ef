import WidgetLayout

/// A box with a form: a row for each value, with its error below it.
struct FormBox {
  private let fields: [FormField]
  private let focus: Int
  private let tile: Tile
  /// Words in place of a field's note, such as the state of a reading.
  private let news: [String: String]

  init(_ fields: [FormField], focus: Int, title: String, news: [String: String], rect: Rect) {
    (self.fields, self.focus, self.news) = (fields, focus, news)
    tile = .box(title: title, rect: rect)
  }

  /// One row of the box.
  private struct Row {
    let field: Int
    /// The error or the note below a field; `nil` for the field itself.
    var words: String?
    var role = Role.dim
  }

  private var rows: [Row] {
    fields.indices.flatMap { index -> [Row] in
      let field = fields[index]
      let width = tile.content.width - 2
      var below: [Row] = []
      if let mistake = field.mistake {
        below = WrappedWords.lines(of: mistake, columns: width).prefix(4).map {
          Row(field: index, words: $0, role: .bad)
        }
      } else if let words = news[field.key] {
        below = WrappedWords.lines(of: words, columns: width).prefix(4).map {
          Row(field: index, words: $0)
        }
      } else if index == focus {
        below = WrappedWords.lines(of: field.note, columns: width).prefix(2).map {
          Row(field: index, words: $0)
        }
      }
      return [Row(field: index)] + below
    }
  }

  /// The first row in view.
  private func top(_ rows: [Row]) -> Int {
    let height = max(1, tile.content.height)
    let first = rows.firstIndex { $0.field == focus } ?? 0
    let last = rows.lastIndex { $0.field == focus } ?? 0
    let middle = max(0, (first + last) / 2 - height / 2)
    return min(middle, max(0, rows.count - height))
  }

  /// Returns the number of the field in a row of the screen; `nil` if there is none.
  func field(inRow y: Int) -> Int? {
    let rows = rows
    let number = y - tile.content.y + top(rows)
    guard y >= tile.content.y, y < tile.content.maxY, rows.indices.contains(number) else {
      return nil
    }
    return rows[number].field
  }

  private var titleWidth: Int {
    let widest = fields.map { Painter.width(of: $0.title) }.max() ?? 0
    return min(widest, max(6, tile.content.width * 2 / 5))
  }

  func draw(with painter: inout Painter) {
    let mistakes = fields.count { $0.mistake != nil }
    painter.frame(
      tile,
      note: mistakes == 0
        ? .none : TileNote([mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes"], role: .bad),
      isFocused: true)
    let content = tile.content
    guard !content.isEmpty else { return }
    let rows = rows
    for (number, row) in rows.dropFirst(top(rows)).prefix(content.height).enumerated() {
      let y = content.y + number
      guard let words = row.words else {
        draw(fields[row.field], isFocused: row.field == focus, y: y, with: &painter)
        continue
      }
      let style = painter.number(of: Style(foreground: .role(row.role)))
      painter.write(words, x: content.x + 2, y: y, width: content.width - 2, style: style)
    }
  }

  private func draw(
    _ field: FormField, isFocused: Bool, y: Int, with painter: inout Painter
  ) {
    let content = tile.content
    let role: Role = field.mistake != nil ? .bad : isFocused ? .title : .dim
    let style = painter.number(
      of: Style(foreground: .role(role), attributes: isFocused ? .bold : []))
    if isFocused {
      let mark = painter.number(of: Style(foreground: .role(.focus)))
      painter.put(0x258E, x: content.x - 1, y: y, style: mark)
    }
    painter.write(
      field.title.cut(toColumns: titleWidth), x: content.x, y: y, width: titleWidth, style: style)
    let x = content.x + titleWidth + 2
    let room = content.maxX - x
    guard room > 0 else { return }
    let (words, isSet) = Self.value(of: field, isFocused: isFocused)
    let value = painter.number(
      of: Style(
        foreground: .role(isSet ? .text : .dim), attributes: isSet && isFocused ? .bold : []))
    // The end is where people type.
    painter.write(Self.end(of: words, columns: room), x: x, y: y, width: room, style: value)
  }

  /// Returns a value as its control shows it, and whether it is set.
  private static func value(of field: FormField, isFocused: Bool) -> (String, Bool) {
    let text = field.text
    switch field.control {
    case .toggle(let yes, let no):
      let words = text == yes ? "[x] \(yes)" : text == no ? "[ ] \(no)" : "[ ] as usual"
      return (words, !text.isEmpty)
    case .choice:
      let word = text.isEmpty ? "as usual" : text
      return (isFocused ? "‹ \(word) ›" : word, !text.isEmpty)
    case .number, .duration, .text, .yaml, .search, .source:
      if isFocused { return ("\(text)▏", true) }
      return text.isEmpty ? ("–", false) : (text, true)
    }
  }

  /// Returns the end of a text that is too wide.
  private static func end(of text: String, columns: Int) -> String {
    guard Painter.width(of: text) > columns else { return text }
    var end = text
    while !end.isEmpty, Painter.width(of: end) > columns - 1 { end.removeFirst() }
    return "…" + end
  }
}
