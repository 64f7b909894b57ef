public import FoundationEssentials

extension Text {
  /// Creates a text with attributes, as in SwiftUI. Here colours, fonts, lines, intents and links
  /// are drawn; other attributes are ignored.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        let characters = attributedContent[run.range].characters
        return Text.Run(String(characters), run.attributes)
      })
  }
}

extension Text.Run {
  fileprivate init(_ string: String, _ attributes: AttributeContainer) {
    self.init(string: string)
    font = attributes.font
    paint = attributes.foregroundColor
    background = attributes.backgroundColor
    if attributes.underlineStyle != nil { self.attributes.insert(.underline) }
    if attributes.strikethroughStyle != nil { self.attributes.insert(.strikethrough) }
    if let intent = attributes.inlinePresentationIntent { add(intent) }
    if attributes.link != nil, paint == nil { paint = TintShapeStyle() }
  }
}
