/// Leaves: what has no children answers from the offer alone.
extension LayoutPass {
  func measureText(_ index: Int, _ proposal: Proposal) -> Size {
    if let rows = digitRows[index], let digits = BigDigits(glyphs(of: index), rows: rows) {
      return Size(width: digits.width, height: rows)
    }
    // A text keeps one column and one row of any offer: with less there would be no `…` to see.
    let width = proposal.width == Proposal.unspecified ? Proposal.infinity : max(1, proposal.width)
    let text = tree.texts[tree.form(of: index, width: width, rows: proposal.height)]
    if let natural = text.naturalWidth, natural <= width {
      return Size(width: natural, height: natural > 0 ? 1 : 0)
    }
    let size = TextLayout.size(
      of: tree.text.glyphs[text.glyphs], width: width, limit: text.limit(rows: proposal.height),
      truncation: text.truncation)
    return Size(width: size.width, height: text.rows(lines: size.height))
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
  /// The most lines in `rows` rows; 0 is no limit.
  func limit(rows: Int) -> Int {
    if rows == Proposal.unspecified || rows >= Proposal.infinity { return lineLimit }
    let rows = (max(1, rows) + lineSpacing) / (1 + lineSpacing)
    return lineLimit == 0 ? rows : min(rows, lineLimit)
  }

  /// The rows that so many lines take, with the blank ones between them.
  func rows(lines: Int) -> Int { lines + max(0, lines - 1) * lineSpacing }
}
