/// A size in whole cells.
public struct Size: Sendable, Hashable {
  public var width, height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// This size without `columns` of its width and `rows` of its height, never below zero.
  public func reduced(columns: Int, rows: Int) -> Size {
    Size(width: max(0, width - columns), height: max(0, height - rows))
  }

  /// True if a picture of `other`'s size has room in this one.
  public func contains(_ other: Size) -> Bool { other.width <= width && other.height <= height }
}

extension Size: CustomStringConvertible {
  /// `80×24`.
  public var description: String { "\(width)×\(height)" }
}
