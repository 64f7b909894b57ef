extension Text {
  /// Sets the font of the parts that have none.
  public func font(_ font: Font?) -> Text { mapped { $0.font = $0.font ?? font } }

  /// Sets the weight of the parts that have none; semibold and heavier are bold.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    mapped { $0.weight = $0.weight ?? weight }
  }

  /// Draws the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Draws the text in bold if `isActive` is true.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Draws the text in italics if the terminal supports them.
  public func italic() -> Text { mapped { $0.attributes.insert(.italic) } }

  /// Draws the text in italics if `isActive` is true.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text {
    isActive ? mapped { $0.attributes.insert(.underline) } : self
  }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? mapped { $0.attributes.insert(.strikethrough) } : self
  }

  /// Sets the colour of the parts that have none.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    mapped { $0.paint = $0.paint ?? style }
  }

  /// Sets the colour of the parts that have none; SwiftUI's older name.
  public func foregroundColor(_ color: Color?) -> Text {
    mapped { $0.paint = $0.paint ?? color }
  }

  /// Has no effect here, as digits are monospaced anyway.
  public func monospacedDigit() -> Text { self }
}
