/// Numbers in large fonts, which grow into space that nothing else needs.
///
/// Everything is first laid out with numbers of one row. Then each number may grow, in order, if no
/// other text becomes smaller, moves out of sight or is covered, no other form or child is chosen,
/// and no drawing or fill becomes narrower or loses more than half of its rows.
extension LayoutPass {
  mutating func enlargeNumbers(in size: Size, _ alignment: Alignment) {
    for node in tree.nodes.indices {
      guard case .text(let text) = tree.nodes[node].kind else { continue }
      let most = tree.texts[Int(text)].digitRows
      guard most > 1, frames[node] != .hidden, !frames[node].isEmpty else { continue }
      for rows in [5, 3] where rows <= most {
        guard let digits = BigDigits(glyphs(of: Int(text)), rows: rows),
          digits.width <= size.width, rows <= size.height
        else { continue }
        var trial = self
        trial.digitRows[Int(text)] = rows
        trial.layOutAnew(in: size, alignment)
        if trial.shows(
          Rect(x: 0, y: 0, width: digits.width, height: rows), of: node, in: Rect(size: size)),
          trial.keepsOthers(than: node, of: self, in: Rect(size: size))
        {
          self = trial
          break
        }
      }
    }
  }

  func glyphs(of text: Int) -> ArraySlice<Glyph> { tree.text.glyphs[tree.texts[text].glyphs] }

  /// Returns true if a number has all the space it takes, within everything that contains it.
  private func shows(_ digits: Rect, of node: Int, in bounds: Rect) -> Bool {
    let rect = frames[node]
    guard rect.size == digits.size, bounds.intersection(rect) == rect else { return false }
    return tree.nodes.indices[..<node].allSatisfy { index in
      end(of: index) <= node || isElsewhere(index) || frames[index].intersection(rect) == rect
    }
  }

  /// Returns true if a node's content may be drawn outside its frame.
  private func isElsewhere(_ index: Int) -> Bool {
    switch tree.nodes[index].kind {
    case .offset, .position: true
    default: false
    }
  }

  /// Returns true if all other views show what they showed before.
  private func keepsOthers(than number: Int, of former: LayoutPass, in bounds: Rect) -> Bool {
    tree.nodes.indices.allSatisfy { index in
      if index == number || tree.nodes[index].hasChildren { return true }
      let (old, new) = (former.frames[index], frames[index])
      if old == .hidden || new == .hidden { return old == new }
      let wasInside = bounds.intersection(old) == old
      if wasInside, bounds.intersection(new) != new { return false }
      switch tree.nodes[index].kind {
      case .spacer: return true
      case .text:
        let isCovered = !frames[number].intersection(new).isEmpty
        let wasCovered = !former.frames[number].intersection(old).isEmpty
        return new.size.contains(old.size) && (wasCovered || !isCovered)
      case .drawing, .fill: return new.width >= old.width && new.height * 2 >= old.height
      default: return new.size.contains(old.size)
      }
    }
  }
}
