/// A rectangle in points: what a shape is asked to draw its path in.
///
/// Foundation's `CGRect` is not used: what draws a status line must start without Foundation.
public struct ShapeRect: Sendable, Hashable {
  /// The distance of the left side.
  public var minX: Double
  /// The distance of the upper side.
  public var minY: Double
  /// The width; negative widths are treated as none.
  public var width: Double
  /// The height; negative heights are treated as none.
  public var height: Double

  /// A rectangle by its top left corner and its size.
  public init(minX: Double, minY: Double, width: Double, height: Double) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  /// The distance of the right side.
  public var maxX: Double { minX + width }
  /// The distance of the lower side.
  public var maxY: Double { minY + height }
  /// The distance of the middle from the left.
  public var midX: Double { minX + width / 2 }
  /// The distance of the middle from the top.
  public var midY: Double { minY + height / 2 }

  /// The rectangle without a margin on each side; no side is shorter than nothing.
  public func insetBy(dx: Double, dy: Double) -> ShapeRect {
    func part(_ start: Double, _ length: Double, _ margin: Double) -> (Double, Double) {
      let rest = length - 2 * margin
      return rest >= 0 ? (start + margin, rest) : (start + length / 2, 0)
    }
    let (x, width) = part(minX, width, dx)
    let (y, height) = part(minY, height, dy)
    return ShapeRect(minX: x, minY: y, width: width, height: height)
  }

  /// The rectangle moved.
  public func offsetBy(dx: Double, dy: Double) -> ShapeRect {
    ShapeRect(minX: minX + dx, minY: minY + dy, width: width, height: height)
  }
}

extension ShapeRect {
  var center: ShapePoint { ShapePoint(midX, midY) }

  /// The rectangle with sides that can be counted with; nil where one is no number.
  var reachable: ShapeRect? {
    guard let start = ShapePoint(minX, minY).reachable,
      let end = ShapePoint(maxX, maxY).reachable, width >= 0, height >= 0
    else { return nil }
    return ShapeRect(minX: start.x, minY: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// The points that `rect` covers, counted from the picture's top left corner.
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
