/// A rectangle in points, in which a shape draws its path.
///
/// Foundation's `CGRect` is not used, so that a status line starts without Foundation.
public struct ShapeRect: Sendable, Hashable {
  /// The distance of the left side in points.
  public var minX: Double
  /// The distance of the upper side in points.
  public var minY: Double
  /// The width in points; a negative width counts as none.
  public var width: Double
  /// The height in points; a negative height counts as none.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(minX: Double, minY: Double, width: Double, height: Double) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  /// The distance of the right side in points.
  public var maxX: Double { minX + width }
  /// The distance of the lower side in points.
  public var maxY: Double { minY + height }
  /// The distance of the centre from the left in points.
  public var midX: Double { minX + width / 2 }
  /// The distance of the centre from the top in points.
  public var midY: Double { minY + height / 2 }

  /// Returns the rectangle without a margin on each side; no side becomes shorter than 0.
  public func insetBy(dx: Double, dy: Double) -> ShapeRect {
    func part(_ start: Double, _ length: Double, _ margin: Double) -> (Double, Double) {
      let rest = length - 2 * margin
      return rest >= 0 ? (start + margin, rest) : (start + length / 2, 0)
    }
    let (x, width) = part(minX, width, dx)
    let (y, height) = part(minY, height, dy)
    return ShapeRect(minX: x, minY: y, width: width, height: height)
  }

  /// Returns the rectangle moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> ShapeRect {
    ShapeRect(minX: minX + dx, minY: minY + dy, width: width, height: height)
  }
}

extension ShapeRect {
  var center: ShapePoint { ShapePoint(midX, midY) }

  /// The rectangle with its sides limited to ±1,000,000 points; `nil` if one is not a number or the
  /// width or the height is negative.
  var reachable: ShapeRect? {
    guard let start = ShapePoint(minX, minY).reachable,
      let end = ShapePoint(maxX, maxY).reachable, width >= 0, height >= 0
    else { return nil }
    return ShapeRect(minX: start.x, minY: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Creates the rectangle that `rect` covers, in points from the picture's top left corner.
  init(_ rect: Rect) {
    self.init(
      minX: Double(rect.x) * Points.perColumn, minY: Double(rect.y) * Points.perRow,
      width: Double(rect.width) * Points.perColumn, height: Double(rect.height) * Points.perRow)
  }

  /// The cells that the rectangle touches.
  var cells: Rect {
    func index(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(length, -1e6), 1e6).rounded(rule))
    }
    let (left, top) = (index(minX / Points.perColumn, .down), index(minY / Points.perRow, .down))
    return Rect(
      x: left, y: top, width: index(maxX / Points.perColumn, .up) - left,
      height: index(maxY / Points.perRow, .up) - top)
  }
}
