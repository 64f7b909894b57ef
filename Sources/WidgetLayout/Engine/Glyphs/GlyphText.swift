/// Cleaned text as glyphs, beside the clusters that take more than one scalar.
///
/// One of these holds the texts of a whole picture, each a range of the glyphs. `append` is the
/// only way in, and so the only boundary that data crosses on its way to cells.
public struct GlyphText: Sendable {
  /// The glyphs of all texts, one text after another.
  public internal(set) var glyphs: [Glyph] = []
  /// Each one spacing character and one to four marks; no control, no joiner, no selector.
  public internal(set) var clusters: [String] = []

  /// Without any text yet.
  public init() {}

  /// Appends the cleaned glyphs of `text`, and gives their range.
  @discardableResult
  public mutating func append(_ text: String) -> Range<Int> {
    var text = text
    var state = CleaningState(first: glyphs.count)
    text.withUTF8 { bytes in
      makeRoom(for: bytes.count)
      var reader = ScalarReader(bytes)
      while !reader.isAtEnd {
        append(ascii: reader.readASCII())
        while !reader.isAtASCII {
          let start = reader.offset
          let value = reader.next()
          if let columns = CharacterWidth.plainColumns(of: value) {
            glyphs.append(Glyph(content: value, width: columns))
          } else {
            state.start = start
            append(value, from: &reader, &state)
          }
        }
      }
    }
    return state.first..<glyphs.count
  }

  private mutating func append(ascii: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in UnsafeBufferPointer(rebasing: ascii) {
      glyphs.append(Glyph(content: UInt32(byte), width: 1))
    }
  }

  /// Grows by doubling: reserving exactly would copy all texts for each one appended.
  private mutating func makeRoom(for count: Int) {
    let needed = glyphs.count + count
    if needed > glyphs.capacity { glyphs.reserveCapacity(max(needed, glyphs.capacity * 2)) }
  }
}
