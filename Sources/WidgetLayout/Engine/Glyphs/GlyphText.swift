/// Cleaned text as glyphs, with the clusters of more than one scalar.
///
/// One `GlyphText` holds the texts of a whole picture, each as a range of the glyphs. All text on
/// its way to cells passes through `append`, which cleans it.
public struct GlyphText: Sendable {
  /// The glyphs of all texts, one text after another.
  public internal(set) var glyphs: [Glyph] = []
  /// The clusters, each one spacing character and one to four marks without controls, joiners or
  /// selectors.
  public internal(set) var clusters: [String] = []

  /// Creates a value without text.
  public init() {}

  /// Appends the cleaned glyphs of `text`, and returns their range.
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

  /// Makes room by doubling the capacity: an exact reservation would copy all texts at each append.
  private mutating func makeRoom(for count: Int) {
    let needed = glyphs.count + count
    if needed > glyphs.capacity { glyphs.reserveCapacity(max(needed, glyphs.capacity * 2)) }
  }
}
