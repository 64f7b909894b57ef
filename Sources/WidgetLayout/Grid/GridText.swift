extension CellGrid {
  /// The picture as lines of text without colours; spaces at the ends of lines are left out.
  public var text: String {
    (0..<size.height).map { row($0) }.joined(separator: "\n") + "\n"
  }

  /// Row `y` as text, without the spaces at its end.
  public func row(_ y: Int) -> String {
    var line = String.UnicodeScalarView()
    var end = line.endIndex
    for x in 0..<size.width {
      let cell = self[x, y]
      if cell.width == 0 { continue }
      if cell.content & Glyph.clusterFlag != 0 {
        line.append(contentsOf: text(of: cell).unicodeScalars)
      } else if let scalar = Unicode.Scalar(cell.content) {
        line.append(scalar)
      }
      if cell.content != 0x20 { end = line.endIndex }
    }
    return String(line[..<end])
  }
}
