/// A font, as in SwiftUI. Cells have one size, so only its weight, its slant and the size of digits
/// have an effect.
public struct Font: Hashable, Sendable {
  /// A text style, as in SwiftUI; here the titles and the headline are bold.
  public enum TextStyle: CaseIterable, Sendable, Hashable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2

    var isBold: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      default: false
      }
    }

    /// The size of its letters in points, as on iOS.
    fileprivate var points: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// A font weight, as in SwiftUI; here semibold and heavier are bold.
  public enum Weight: Int, Comparable, Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    var isBold: Bool { self >= .semibold }
  }

  /// The spacing between lines, as in SwiftUI; it has no effect here.
  public enum Leading: Sendable, Hashable { case standard, tight, loose }

  /// A font design, as in SwiftUI; a terminal has only the monospaced one.
  public enum Design: Sendable, Hashable { case `default`, serif, rounded, monospaced }

  var isBold: Bool
  var isItalic = false
  /// The size in points; `nil` if it is unknown.
  var size: Double?

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold, size: style.points)
  }

  /// Returns a font of a size in points.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false, size: size)
  }

  /// Returns a named font; here only its size counts.
  public static func custom(_ name: String, size: Double) -> Font { system(size: size) }

  /// Returns a named font; here only its size counts.
  public static func custom(
    _ name: String, size: Double, relativeTo textStyle: TextStyle
  ) -> Font {
    system(size: size)
  }

  /// Returns a named font; here only its size counts.
  public static func custom(_ name: String, fixedSize: Double) -> Font { system(size: fixedSize) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.isBold
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Has no effect here, as a terminal's characters have one width.
  public func width(_ width: Width) -> Font { self }

  /// Has no effect here, as rows have one height.
  public func leading(_ leading: Leading) -> Font { self }

  /// Has no effect here, as characters have one size.
  public func smallCaps() -> Font { self }

  /// Has no effect here, as texts are monospaced anyway.
  public func monospaced() -> Font { self }

  /// Has no effect here, as digits are monospaced anyway.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// The width of a font's characters, as in SwiftUI; a terminal has one font.
  public enum Width: Sendable, Hashable {
    case compressed, condensed, standard, expanded
  }
}
