/// What one place on the screen shows, one or two columns wide: a scalar, or a cluster of a base
/// and its marks.
public struct Glyph: Equatable, Sendable {
  /// A Unicode scalar's value, or `clusterFlag` and an index into `GlyphText.clusters`.
  public var content: UInt32
  /// Columns the glyph takes: 1 or 2, and 0 for the line break alone.
  public var width: UInt8

  /// A glyph as it is; cleaned ones come from `GlyphText.append`.
  public init(content: UInt32, width: UInt8) {
    self.content = content
    self.width = width
  }

  /// Set in the content of a glyph that is a cluster.
  public static let clusterFlag: UInt32 = 0x8000_0000

  /// The end of a line, which is never drawn.
  public static let lineBreak = Glyph(content: 0x0A, width: 0)
  /// One blank column, at which a line may be broken.
  public static let space = Glyph(content: 0x20, width: 1)
  /// What stands for the part of a text that does not fit.
  public static let ellipsis = Glyph(content: 0x2026, width: 1)
  /// What stands for a character that is not drawn: `�`.
  public static let replacement = Glyph(content: 0xFFFD, width: 1)

  /// Whether the content is an index into the clusters.
  public var isCluster: Bool { content & Glyph.clusterFlag != 0 }
}
