/// Where a view stands across a vertical stack, as in SwiftUI.
public enum HorizontalAlignment: UInt8, Sendable, Hashable {
  case leading, center, trailing
}

/// Where a view stands across a horizontal stack, as in SwiftUI.
///
/// Here the baselines of a row of texts are its first and last line, so that the first baseline
/// aligns tops and the last one bottoms.
public enum VerticalAlignment: UInt8, Sendable, Hashable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view stands in a rectangle larger or smaller than itself, as in SwiftUI.
public struct Alignment: Sendable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of one text stand to each other, as in SwiftUI.
public enum TextAlignment: UInt8, Sendable, Hashable {
  case leading, center, trailing

  var horizontal: HorizontalAlignment { HorizontalAlignment(rawValue: rawValue) ?? .leading }
}

extension HorizontalAlignment {
  /// How far `inner` columns stand from the left of `outer`: when centring, the spare column is
  /// on the right. Negative where the inner is wider.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (outer - inner) >> 1
    case .trailing: outer - inner
    }
  }
}

extension VerticalAlignment {
  /// How far `inner` rows stand from the top of `outer`: when centring, the spare row is below.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (outer - inner) >> 1
    case .bottom, .lastTextBaseline: outer - inner
    }
  }
}
