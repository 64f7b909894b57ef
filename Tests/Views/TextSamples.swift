import WidgetTesting

/// Random texts, the same in every run.
package struct TextSamples: RandomNumberGenerator {
  private var numbers: SplitMix64

  package init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  package mutating func next() -> UInt64 { numbers.next() }

  private static let pieces = [
    "a", "b", "word", " ", " ", "  ", "\n", "-", "–", ",", "(", ")", "/", "1", "日", "本語", "。", "「",
    "한",
    "😀", "👨‍👩‍👧", "🇫🇷", "e\u{301}", "x\u{301}\u{302}", "\u{301}", "\u{A0}", "\t", "\u{3000}",
    "…", "█",
  ]

  /// Returns a text of up to `count` pieces: words, spaces, line breaks, East Asian text, emoji,
  /// marks.
  package mutating func text(upTo count: Int) -> String {
    let count = Int.random(in: 0...count, using: &self)
    return (0..<count).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
  }

  /// Returns a text of arbitrary scalars, in which control characters and joining ones are
  /// frequent.
  package mutating func scalars(upTo count: Int) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x10FFFF, 0...0x10FFFF, 0...0xFFFF, 0...0x1F, 0x7F...0x9F, 0x20...0x7E, 0x300...0x36F,
      0x1100...0x11FF, 0x2000...0x206F, 0xFE00...0xFE0F, 0x1F1E6...0x1F3FF, 0x1F400...0x1F64F,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      let range = ranges.randomElement(using: &self) ?? 0...0
      let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self))
      if let scalar { text.append(scalar) }
    }
    return String(text)
  }

  /// Returns a text of arbitrary bytes, repaired as UTF-8.
  package mutating func bytes(upTo count: Int) -> String {
    let count = Int.random(in: 0...count, using: &self)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
