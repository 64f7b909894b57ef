/// Leaves: nodes without children, whose size depends on the proposal alone.
extension LayoutPass {
  func measureText(_ index: Int, _ text: Int, _ proposal: Proposal) -> Size {
    if !digitRows.isEmpty, let rows = digitRows[text],
      let digits = BigDigits(glyphs(of: text), rows: rows)
    {
      return Size(width: digits.width, height: rows)
    }
    // A text takes at least one column and one row: with less there would be no room for `…`.
    let width = proposal.width == Proposal.unspecified ? Proposal.infinity : max(1, proposal.width)
    let form =
      tree.texts[text].narrowerForms == 0
      ? text : tree.form(of: text, width: width, rows: proposal.height)
    if let natural = tree.texts[form].naturalWidth, natural <= width {
      let isFilled = tree.texts[form].fillsWidth && proposal.width != Proposal.unspecified
      return Size(width: isFilled ? width : natural, height: natural > 0 ? 1 : 0)
    }
    if let size = memos.size(of: index, for: proposal) { return size }
    let size = tree.texts[form].size(
      in: width, rows: proposal.height, of: tree.text.glyphs)
    memos.remember(size, of: index, for: proposal)
    return size
  }

  func measureSpacer(_ axis: Axis?, _ least: Int, _ proposal: Proposal) -> Size {
    func length(_ offer: Int) -> Int { max(least, offer == Proposal.unspecified ? least : offer) }
    return Size(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  func measureDivider(_ axis: Axis, _ proposal: Proposal) -> Size {
    var size = proposal.filled(ideal: 1)
    size[axis.cross] = 1
    return size
  }
}

extension TextContent {
  /// Returns the size of the text's lines.
  fileprivate func size(in width: Int, rows: Int, of all: [Glyph]) -> Size {
    let size = TextLayout.size(
      of: all[glyphs], width: width, limit: limit(rows: rows), truncation: truncation)
    return Size(width: size.width, height: self.rows(lines: size.height))
  }

  /// Returns the maximum number of lines in `rows` rows; 0 for no limit.
  func limit(rows: Int) -> Int {
    if rows == Proposal.unspecified || rows >= Proposal.infinity { return lineLimit }
    let rows = (max(1, rows) + lineSpacing) / (1 + lineSpacing)
    return lineLimit == 0 ? rows : min(rows, lineLimit)
  }

  /// Returns the rows that a number of lines take, including the blank ones between them.
  func rows(lines: Int) -> Int { lines + max(0, lines - 1) * lineSpacing }
}
