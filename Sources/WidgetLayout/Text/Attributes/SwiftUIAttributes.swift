public import FoundationEssentials

extension AttributeScopes {
  /// The text attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The text attributes that SwiftUI draws, with Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The text's colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The font.
    public let font: FontAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The spacing between characters; it has no effect here.
    public let kern: KernAttribute
    /// The text's purpose: bold, italic, code or struck through. On Apple's systems it is
    /// Foundation's.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the text's colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  /// The key of the line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the spacing between characters.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the text's purpose.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}
