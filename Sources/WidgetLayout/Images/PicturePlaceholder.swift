/// A placeholder for a missing picture: a quiet box with a letter, or only the letter if there is
/// no room for a box.
struct PicturePlaceholder: Drawing {
  let letter: Character?
  /// True if it fills the proposed space; otherwise it takes three columns and one row.
  let fillsRoom: Bool

  func size(for proposal: Proposal) -> Size {
    fillsRoom ? proposal.filled(ideal: 3) : Size(width: 3, height: 1)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    let line = painter.number(of: Style(foreground: .role(.faint)))
    if rect.width >= 3, rect.height >= 3 {
      drawBox(in: rect, style: line, with: &painter)
    } else if rect.width >= 3 {
      let middle = rect.x + HorizontalAlignment.center.offset(of: 3, in: rect.width)
      painter.write("[", x: middle, y: rect.y, width: 1, style: line)
      painter.write("]", x: middle + 2, y: rect.y, width: 1, style: line)
    }
    let word = painter.number(of: Style(foreground: .role(.dim)))
    painter.write(
      (letter.map { String($0) } ?? " ").uppercased(),
      x: rect.x + HorizontalAlignment.center.offset(of: 1, in: rect.width),
      y: rect.y + VerticalAlignment.center.offset(of: 1, in: rect.height), width: 1, style: word)
  }

  private func drawBox(in rect: Rect, style: UInt16, with painter: inout Painter) {
    let inner = rect.inset(columns: 1, rows: 1)
    let across = String(repeating: "─", count: inner.width)
    painter.write("╭\(across)╮", x: rect.x, y: rect.y, width: rect.width, style: style)
    for y in inner.y..<inner.maxY {
      painter.write("│", x: rect.x, y: y, width: 1, style: style)
      painter.write("│", x: rect.maxX - 1, y: y, width: 1, style: style)
    }
    painter.write("╰\(across)╯", x: rect.x, y: rect.maxY - 1, width: rect.width, style: style)
  }
}
