import WidgetLayout

/// Glyphs as text, for comparison.
extension GlyphText {
  func string(of range: Range<Int>) -> String {
    range.map { string(of: glyphs[$0]) }.joined()
  }

  func string(of glyph: Glyph) -> String {
    if glyph.isCluster { return clusters[Int(glyph.content & ~Glyph.clusterFlag)] }
    return Unicode.Scalar(glyph.content).map { String($0) } ?? "no scalar"
  }

  func string(of line: TextLayout.Line) -> String {
    string(of: line.prefix) + (line.hasEllipsis ? "…" : "") + string(of: line.suffix)
  }
}

/// Returns the lines of a text as they are drawn, each followed by `|` in the first column after
/// it.
func picture(
  _ string: String, width: Int, limit: Int = 0, truncation: TruncationMode = .tail
) -> String {
  var text = GlyphText()
  let range = text.append(string)
  return TextLayout.lines(
    of: text.glyphs[range], width: width, limit: limit, truncation: truncation
  ).map { line in
    let drawn = text.string(of: line)
    let columns = text.glyphs[line.prefix].columns + text.glyphs[line.suffix].columns
    let counted = line.width - columns - (line.hasEllipsis ? 1 : 0)
    return drawn + (counted == 0 ? "|" : "| but counted \(counted) more")
  }.joined(separator: "\n")
}

extension ArraySlice<Glyph> {
  var columns: Int { reduce(0) { $0 + Int($1.width) } }
}
