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

// What a cell cannot show of a text. Each returns a text, so that it can be a part of another.
extension Text {
  /// Has no effect here, as all characters are monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Has no effect here, as the terminal has one design.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Has no effect here, as the terminal has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Has no effect here, as characters stand in cells.
  public func kerning(_ kerning: Double) -> Text { self }

  /// Has no effect here, as characters stand in cells.
  public func tracking(_ tracking: Double) -> Text { self }

  /// Has no effect here, as characters stand in rows.
  public func baselineOffset(_ offset: Double) -> Text { self }

  /// Has no effect here, as a cell has one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}
