extension Text {
  /// Sets the font where the text has none yet.
  public func font(_ font: Font?) -> Text { mapped { $0.font = $0.font ?? font } }

  /// Sets the weight where the text has none yet; semibold and above are bold.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    mapped { $0.weight = $0.weight ?? weight }
  }

  /// Draws the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Draws the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Draws the text in italics, where the terminal has them.
  public func italic() -> Text { mapped { $0.attributes.insert(.italic) } }

  /// Draws the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text {
    isActive ? mapped { $0.attributes.insert(.underline) } : self
  }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? mapped { $0.attributes.insert(.strikethrough) } : self
  }

  /// Colours the text where it has no colour yet.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    mapped { $0.paint = $0.paint ?? style }
  }

  /// Colours the text where it has no colour yet; SwiftUI's older name.
  public func foregroundColor(_ color: Color?) -> Text {
    mapped { $0.paint = $0.paint ?? color }
  }

  /// Digits of one width, which a terminal has anyway.
  public func monospacedDigit() -> Text { self }
}
