/// A font, as in SwiftUI. A cell has one size; what is left of a font is whether it is bold or
/// italic.
public struct Font: Hashable, Sendable {
  /// A text style, as in SwiftUI: the titles and the headline are bold here.
  public enum TextStyle: CaseIterable, Sendable, Hashable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2

    var isBold: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      default: false
      }
    }
  }

  /// A weight, as in SwiftUI: semibold and above are bold here.
  public enum Weight: Int, Comparable, Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    var isBold: Bool { self >= .semibold }
  }

  /// A design, as in SwiftUI; a terminal has only the monospaced one.
  public enum Design: Sendable, Hashable { case `default`, serif, rounded, monospaced }

  var isBold: Bool
  var isItalic = false

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
    Font(isBold: weight?.isBold ?? style.isBold)
  }

  /// A font by its size in points; the size is not kept.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

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

  /// Digits of one width, which a terminal has anyway.
  public func monospacedDigit() -> Font { self }
}
