/// A size in points; a cell is 8 × 16 points.
public struct DisplaySize: Sendable, Hashable {
  public var width, height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size in points of a size in cells.
  public init(_ size: Size) {
    self.init(
      width: Double(size.width) * Points.perColumn, height: Double(size.height) * Points.perRow)
  }
}

/// A point's distances from the top left corner, in points.
public struct DisplayPoint: Sendable, Hashable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct DisplayRect: Sendable, Hashable {
  public var origin: DisplayPoint
  public var size: DisplaySize

  public init(origin: DisplayPoint = DisplayPoint(x: 0, y: 0), size: DisplaySize) {
    self.origin = origin
    self.size = size
  }

  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
}
