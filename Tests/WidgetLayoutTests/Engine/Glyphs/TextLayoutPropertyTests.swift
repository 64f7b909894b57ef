import TestViews
import Testing
import WidgetLayout

@Suite("Lines of random texts")
struct TextLayoutPropertyTests {
  private struct Case {
    var text = GlyphText()
    var width: Int
    var limit: Int
    var mode: TruncationMode

    init(_ samples: inout TextSamples) {
      width = Int.random(in: 0...30, using: &samples)
      limit = Int.random(in: 0...5, using: &samples)
      mode = [.head, .middle, .tail].randomElement(using: &samples) ?? .tail
      text.append(samples.text(upTo: 8))
      let start = text.glyphs.count
      text.append(samples.text(upTo: 24))
      glyphs = start..<text.glyphs.count
    }

    let glyphs: Range<Int>

    var slice: ArraySlice<Glyph> { text.glyphs[glyphs] }

    func lines(width: Int) -> [TextLayout.Line] {
      TextLayout.lines(of: slice, width: width, limit: limit, truncation: mode)
    }

    func columns(_ line: TextLayout.Line) -> Int {
      text.glyphs[line.prefix].columns + text.glyphs[line.suffix].columns
        + (line.hasEllipsis ? 1 : 0)
    }

    var description: String {
      "\(text.string(of: glyphs).debugDescription) in \(width)×\(limit) \(mode): "
        + "\(lines(width: width).map { text.string(of: $0) })"
    }
  }

  private func check(seed: UInt64, _ property: (Case) -> Bool) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<5_000 {
      let sample = Case(&samples)
      if !property(sample) { Issue.record("\(sample.description)") }
    }
  }

  @Test("no line is wider than it says, nor than the width; there are no more than the limit")
  func bounds() {
    check(seed: 3) { sample in
      let lines = sample.lines(width: sample.width)
      return (sample.limit == 0 || lines.count <= sample.limit)
        && lines.allSatisfy { $0.width <= sample.width && $0.width == sample.columns($0) }
    }
  }

  @Test("the size is that of the lines")
  func size() {
    check(seed: 4) { sample in
      let lines = sample.lines(width: sample.width)
      let size = TextLayout.size(
        of: sample.slice, width: sample.width, limit: sample.limit, truncation: sample.mode)
      return size == (lines.map(\.width).max() ?? 0, lines.count)
    }
  }

  @Test("without a limit every character is drawn once, in order")
  func complete() {
    check(seed: 5) { sample in
      guard sample.limit == 0, sample.width > 1 else { return true }
      let lines = sample.lines(width: sample.width)
      let drawn = lines.flatMap { Array($0.prefix) + Array($0.suffix) }
      let isInk = { (glyph: Int) in
        let glyph = sample.text.glyphs[glyph]
        return glyph != .space && glyph != .lineBreak
      }
      return zip(drawn, drawn.dropFirst()).allSatisfy(<)
        && drawn.allSatisfy { sample.text.glyphs[$0] != .lineBreak }
        && drawn.filter(isInk) == sample.glyphs.filter(isInk)
        && lines.allSatisfy { !$0.hasEllipsis }
    }
  }

  @Test("a `…` stands only in the last line, and nothing is drawn twice around it")
  func truncated() {
    check(seed: 6) { sample in
      guard sample.width > 1 else { return true }
      let lines = sample.lines(width: sample.width)
      return lines.allSatisfy { $0.prefix.upperBound <= $0.suffix.lowerBound || $0.suffix.isEmpty }
        && lines.dropLast().allSatisfy { !$0.hasEllipsis }
        && (lines.last?.hasEllipsis != true || lines.count == sample.limit)
    }
  }

  @Test("in the width they asked for, lines are what they were")
  func stable() {
    check(seed: 7) { sample in
      let lines = sample.lines(width: sample.width)
      let width = lines.map(\.width).max() ?? 0
      if width == 0 { return true }
      let again = sample.lines(width: width)
      return again.map { sample.text.string(of: $0) } == lines.map { sample.text.string(of: $0) }
    }
  }
}
