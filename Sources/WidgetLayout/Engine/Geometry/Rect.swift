/// A rectangle of whole cells; its origin is the top left cell.
public struct Rect: Sendable, Hashable {
  public var x, y, width, height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle of `size` at `x`, `y`.
  public init(x: Int = 0, y: Int = 0, size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  public var size: Size { Size(width: width, height: height) }
  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the intersection of two rectangles; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the rectangle without a margin on each side; its width and height are at least 0.
  public func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      x: x + min(columns, width), y: y + min(rows, height),
      width: max(0, width - 2 * columns), height: max(0, height - 2 * rows))
  }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as text, such as `3,1 20×10`.
  public var description: String { "\(x),\(y) \(size)" }
}

extension Rect {
  /// Returns true if a cell lies in the rectangle.
  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}
