/// A font, as in UIKit. A cell has one size, so only its size in points and its weight remain.
open class UIFont: @unchecked Sendable {
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

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }
}
