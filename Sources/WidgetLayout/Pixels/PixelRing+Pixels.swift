import Glibc

extension PixelRing {
  /// Returns the ring in the largest circle that fits, with smooth edges.
  func pixels(width: Int, height: Int, colors: PixelColors) -> PixelGrid? {
    var pixels = PixelGrid(width: width, height: height)
    let (across, down) = (Double(width) / 2, Double(height) / 2)
    guard let radius = Self.radius(width: width, height: height) else { return nil }
    let (filled, empty) = (colors.color(of: paint), colors.color(of: track))
    for y in 0..<height {
      for x in 0..<width {
        let (right, below) = (Double(x) + 0.5 - across, Double(y) + 0.5 - down)
        let distance = (right * right + below * below).squareRoot()
        guard distance < radius + 1, let turn = turn(right, below) else { continue }
        let isFilled = turn < part
        let thickness = max(1.5, (isFilled ? self.filled : self.empty) * radius)
        let depth = radius - distance
        let opacity = min(depth + 0.5, 1) - max(0, min(depth - thickness + 0.5, 1))
        if opacity > 0 { pixels.set(x, y, isFilled ? filled : empty, opacity: opacity) }
      }
    }
    return pixels
  }

  /// Returns the radius of the largest circle that fits; `nil` if it is too small for a ring.
  static func radius(width: Int, height: Int) -> Double? {
    let radius = Double(min(width, height)) / 2 - 0.5
    return radius >= 4 ? radius : nil
  }

  /// Returns the place on the ring of a direction, from 0 to 1; `nil` in the opening.
  private func turn(_ right: Double, _ below: Double) -> Double? {
    var turn = atan2(right, -below) / (2 * .pi)
    if turn < 0 { turn += 1 }
    guard isOpen else { return turn }
    turn = (turn < 0.5 ? turn + 0.375 : turn - 0.625) / 0.75
    return 0...1 ~= turn ? turn : nil
  }
}
