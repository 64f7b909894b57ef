/// The treatment of controls and other characters that are never drawn as themselves.
extension GlyphText {
  /// Appends a control as its control picture (`␛`) for C0 and DEL, which shows what a source sent.
  ///
  /// All others are shown as `�`: C1, bidi controls, unassigned scalars, and private use, which
  /// every font fills with other icons of other widths. Line feeds, with or without a carriage
  /// return, vertical tabs and form feeds break the line. A tab extends to the next multiple of
  /// eight columns from the start of the line in this text.
  mutating func appendControl(
    _ value: UInt32, from reader: inout ScalarReader, _ state: inout CleaningState
  ) {
    switch value {
    case 0x09: appendTab(&state)
    case 0x0A, 0x0B, 0x0C: glyphs.append(.lineBreak)
    case 0x0D where reader.peek == 0x0A:
      reader.offset += 1
      glyphs.append(.lineBreak)
    case 0..<0x20: glyphs.append(Glyph(content: 0x2400 + value, width: 1))
    case 0x7F: glyphs.append(Glyph(content: 0x2421, width: 1))
    default: glyphs.append(.replacement)
    }
  }

  private mutating func appendTab(_ state: inout CleaningState) {
    for glyph in glyphs[state.counted...] {
      state.column = glyph == .lineBreak ? 0 : state.column + Int(glyph.width)
    }
    let count = 8 - state.column % 8
    glyphs.append(contentsOf: repeatElement(.space, count: count))
    state.column += count
    state.counted = glyphs.count
  }
}
