/// The horizontal alignment of a view, as in SwiftUI.
public struct HorizontalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// Creates an alignment from a custom alignment guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }

  init(key: AlignmentKey) { self.key = key }

  public static var leading: Self { Self(key: .start) }
  public static var center: Self { Self(key: .center) }
  public static var trailing: Self { Self(key: .end) }
  /// The guide at which row separators of a list begin: here the leading side.
  public static var listRowSeparatorLeading: Self { .leading }
  /// The guide at which row separators of a list end: here the trailing side.
  public static var listRowSeparatorTrailing: Self { .trailing }
}

/// The vertical alignment of a view, as in SwiftUI.
///
/// Here a text's baselines are the lower sides of its first and last row; a view without texts has
/// both at its own lower side.
public struct VerticalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// Creates an alignment from a custom alignment guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }

  init(key: AlignmentKey) { self.key = key }

  public static var top: Self { Self(key: .start) }
  public static var center: Self { Self(key: .center) }
  public static var bottom: Self { Self(key: .end) }
  public static var firstTextBaseline: Self { Self(key: .firstTextBaseline) }
  public static var lastTextBaseline: Self { Self(key: .lastTextBaseline) }
}

/// The alignment of a view in a rectangle larger or smaller than itself, as in SwiftUI.
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
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension HorizontalAlignment {
  /// Returns the distance of `inner` columns from the left of `outer`; when centring, the spare
  /// column is on the right. Negative if the inner width is larger.
  package func offset(of inner: Int, in outer: Int) -> Int { key.offset(of: inner, in: outer) }
}

extension VerticalAlignment {
  /// Returns the distance of `inner` rows from the top of `outer`; when centring, the spare row is
  /// at the bottom. Negative if the inner height is larger.
  package func offset(of inner: Int, in outer: Int) -> Int { key.offset(of: inner, in: outer) }
}
