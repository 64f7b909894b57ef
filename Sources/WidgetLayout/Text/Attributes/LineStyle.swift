extension Text {
  /// The style of a line under or through a text, as in SwiftUI. Here there is one kind of line;
  /// its pattern and colour are not drawn.
  public struct LineStyle: Sendable, Hashable {
    /// The pattern of the line.
    public enum Pattern: Sendable, Hashable { case solid, dot, dash, dashDot, dashDotDot }

    private let pattern: Pattern
    private let color: Color?

    /// Creates a line of a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = Self()
  }

  /// Underlines the text with a pattern and a colour. Here the line is plain.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive)
  }

  /// Strikes the text through with a pattern and a colour. Here the line is plain.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive)
  }

  /// Underlines the text in a colour. Here the line has the text's own colour.
  @_disfavoredOverload
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// Strikes the text through in a colour. Here the line has the text's own colour.
  @_disfavoredOverload
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }
}
