import TestViews
import Testing
import WidgetLayout

@Suite("Nothing a terminal could obey becomes a glyph")
struct CleaningPropertyTests {
  @Test("of random scalars")
  func scalars() {
    var samples = TextSamples(seed: 1)
    for _ in 0..<5_000 { check(samples.scalars(upTo: 24)) }
  }

  @Test("of random bytes")
  func bytes() {
    var samples = TextSamples(seed: 2)
    for _ in 0..<5_000 { check(samples.bytes(upTo: 48)) }
  }

  @Test("of every scalar after a letter and after an emoji; of high planes, some")
  func everyScalar() {
    let blocks = Array(stride(from: 0 as UInt32, to: 0x20000, by: 64))
    let highBlocks = stride(from: 0x20000 as UInt32, to: 0x110000, by: 0x1000)
    for block in blocks + highBlocks {
      check(
        (block..<block + 64).compactMap(Unicode.Scalar.init).map { "\($0)a\($0)😀\($0)" }.joined())
    }
  }

  private func check(_ string: String) {
    var text = GlyphText()
    let range = text.append(string)
    guard range == 0..<text.glyphs.count, text.glyphs.allSatisfy({ isSafe($0, in: text) }) else {
      let scalars = string.unicodeScalars.map { String($0.value, radix: 16) }
      Issue.record("\(scalars) gives \(text.glyphs) \(text.clusters)")
      return
    }
  }

  private func isSafe(_ glyph: Glyph, in text: GlyphText) -> Bool {
    if glyph == .lineBreak { return true }
    if !glyph.isCluster { return isBase(Unicode.Scalar(glyph.content), glyph) }
    let scalars = text.string(of: glyph).unicodeScalars
    let marks = scalars.dropFirst()
    return isBase(scalars.first, glyph) && 1...4 ~= marks.count && marks.allSatisfy(isMark)
  }

  private func isBase(_ scalar: Unicode.Scalar?, _ glyph: Glyph) -> Bool {
    guard let scalar else { return false }
    return glyph.width > 0 && Int(glyph.width) == CharacterWidth.columns(of: scalar)
      && isPrintable(scalar)
  }

  /// Decides by the standard library's tables rather than the generated ones.
  private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      false
    case .spaceSeparator: scalar == " " || scalar == "\u{A0}"
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    // One mark has become a spacing mark since Unicode 15, the version of the table.
    return (category == .nonspacingMark || category == .enclosingMark || scalar == "\u{1171E}")
      && !scalar.properties.isVariationSelector
  }
}
