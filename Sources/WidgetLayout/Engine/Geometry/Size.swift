/// A size in whole cells.
public struct Size: Sendable, Hashable {
  public var width, height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// Returns the size less `columns` and `rows`; neither side becomes negative.
  public func reduced(columns: Int, rows: Int) -> Size {
    Size(width: max(0, width - columns), height: max(0, height - rows))
  }

  /// Returns true if a picture of `other`'s size fits.
  public func contains(_ other: Size) -> Bool { other.width <= width && other.height <= height }
}

extension Size: CustomStringConvertible {
  /// The size as text, such as `80×24`.
  public var description: String { "\(width)×\(height)" }
}
