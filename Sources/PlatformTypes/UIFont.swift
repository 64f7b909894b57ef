/// A font, as in UIKit. A cell has one size, so only its size in points and its weight remain.
open class UIFont: Hashable, @unchecked Sendable {
  // Sendable: all properties are constants.
  /// A weight, as in UIKit.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  /// A text style, as in UIKit.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    public static let largeTitle = Self(size: 34)
    public static let title1 = Self(size: 28)
    public static let title2 = Self(size: 22)
    public static let title3 = Self(size: 20)
    public static let headline = Self(size: 17)
    public static let body = Self(size: 17)
    public static let callout = Self(size: 16)
    public static let subheadline = Self(size: 15)
    public static let footnote = Self(size: 13)
    public static let caption1 = Self(size: 12)
    public static let caption2 = Self(size: 11)
  }

  public let pointSize: CGFloat
  public let weight: Weight
  /// The height of a line: one row of cells per 16 points, at least one.
  open var lineHeight: CGFloat { max(16, (pointSize / 16).rounded() * 16) }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.24 }

  init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
  }

  /// Creates the font of a name; here, there is only one font.
  public convenience init?(name: String, size: CGFloat) { self.init(size: size, weight: .regular) }

  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17

  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Creates the font of a descriptor; a size of zero is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size: size > 0 ? size : descriptor.pointSize, weight: descriptor.weight)
  }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }

  open var fontName: String { "Terminal" }
  open var familyName: String { "Terminal" }
  open var xHeight: CGFloat { pointSize * 0.5 }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(size: pointSize, weight: weight) }

  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

/// A description of a font, as in UIKit. Here, it is a size and a weight.
open class UIFontDescriptor: @unchecked Sendable {
  // Sendable: all properties are constants.
  /// Properties of a font's letters, as in UIKit.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitExpanded = Self(rawValue: 32)
    public static let traitCondensed = Self(rawValue: 64)
    public static let traitMonoSpace = Self(rawValue: 1024)
  }

  /// The design of a font's letters, as in UIKit.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public let pointSize: CGFloat
  let weight: UIFont.Weight
  open var symbolicTraits: SymbolicTraits { weight.rawValue >= 0.3 ? .traitBold : [] }

  init(size: CGFloat, weight: UIFont.Weight) { (pointSize, self.weight) = (size, weight) }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      size: pointSize, weight: traits.contains(.traitBold) ? .bold : weight)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: size, weight: weight)
  }
}

/// The size of fonts that a person prefers, as in UIKit. Here, it is the standard one.
open class UIFontMetrics: @unchecked Sendable {
  // Sendable: it has no state.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {}

  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
