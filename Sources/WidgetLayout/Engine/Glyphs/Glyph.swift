/// A character on the screen, one or two columns wide: a scalar, or a cluster of a base and its
/// marks.
public struct Glyph: Equatable, Sendable {
  /// A Unicode scalar value, or `clusterFlag` and an index into `GlyphText.clusters`.
  public var content: UInt32
  /// The width in columns: 1 or 2, and 0 only for the line break.
  public var width: UInt8

  /// Creates a glyph without cleaning it; `GlyphText.append` makes cleaned ones.
  public init(content: UInt32, width: UInt8) {
    self.content = content
    self.width = width
  }

  /// The bit that marks the content of a cluster.
  public static let clusterFlag: UInt32 = 0x8000_0000

  /// The end of a line, which is never drawn.
  public static let lineBreak = Glyph(content: 0x0A, width: 0)
  /// A blank column, at which a line may be broken.
  public static let space = Glyph(content: 0x20, width: 1)
  /// The character that replaces the part of a text that does not fit.
  public static let ellipsis = Glyph(content: 0x2026, width: 1)
  /// The character that replaces one that is not drawn: `�`.
  public static let replacement = Glyph(content: 0xFFFD, width: 1)

  /// True if the content is an index into the clusters.
  public var isCluster: Bool { content & Glyph.clusterFlag != 0 }
}
