extension Text {
  /// The line under or through a text, as in SwiftUI.
  /// Here: there is one kind of line; its pattern and colour are not drawn.
  public struct LineStyle: Sendable, Hashable {
    /// What the line is made of.
    public enum Pattern: Sendable, Hashable { case solid, dot, dash, dashDot, dashDotDot }

    private let pattern: Pattern
    private let color: Color?

    /// A line of a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = Self()
  }

  /// Underlines the text with a line that has a pattern and a colour in SwiftUI.
  /// Here: a plain line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive)
  }

  /// Strikes the text through with a line that has a pattern and a colour in SwiftUI.
  /// Here: a plain line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive)
  }

  /// Underlines the text with a coloured line.
  /// Here: in the text's own colour.
  @_disfavoredOverload
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// Strikes the text through with a coloured line.
  /// Here: in the text's own colour.
  @_disfavoredOverload
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }
}
