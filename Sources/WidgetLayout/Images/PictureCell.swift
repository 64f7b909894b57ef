/// A cell of a picture, whose quarters have one of two colours.
struct PictureCell {
  /// The colours of the quarters: upper left, upper right, lower left, lower right.
  private let quarters: [PixelMean]

  /// Creates the cell that shows a part of the picture, in pixels.
  init(of picture: Picture, in rect: ShapeRect) {
    let (width, height) = (rect.width / 2, rect.height / 2)
    quarters = (0..<4).map { index in
      picture.mean(
        in: ShapeRect(
          minX: rect.minX + Double(index % 2) * width,
          minY: rect.minY + Double(index / 2) * height, width: width, height: height))
    }
  }

  /// Draws the cell; a template replaces the colour of its visible quarters.
  func draw(x: Int, y: Int, template: Paint?, with painter: inout Painter) {
    let seen = quarters.indices.filter { quarters[$0].isSeen }
    if seen.isEmpty { return }
    if let template, seen.count == 4 {
      return painter.cover(x: x, y: y, paint: template, isGround: true)
    }
    if seen.count < 4 {
      let paint = template ?? Paint.rgb(PixelMean.mean(of: seen.map { quarters[$0] }).rgb)
      let index = seen.reduce(0) { $0 | 1 << $1 }
      return painter.put(BlockElement.block(ofQuarters: index), x: x, y: y, paint: paint)
    }
    let best = split
    painter.cover(x: x, y: y, paint: .rgb(best.back.rgb), isGround: true)
    // A block in the ground's own colour is put as well: by it the cells of pictures are known.
    painter.put(
      BlockElement.block(ofQuarters: best.index), x: x, y: y, paint: .rgb(best.front.rgb))
  }

  private struct Split {
    /// The quarters in front, as bits.
    let index: Int
    let front: PixelMean
    let back: PixelMean
  }

  /// The split into two colours that differs least from the quarters. Ties go to the upper and the
  /// lower half, whose blocks look quietest. The inverse splits look the same and are not tried.
  private var split: Split {
    var best: (difference: Double, split: Split)?
    for index in [3, 5, 1, 2, 4, 8, 6] {
      let parts = (0..<4).partition(index)
      let split = Split(
        index: index, front: .mean(of: parts.front.map { quarters[$0] }),
        back: .mean(of: parts.back.map { quarters[$0] }))
      let difference =
        parts.front.reduce(0) { $0 + quarters[$1].difference(to: split.front) }
        + parts.back.reduce(0) { $0 + quarters[$1].difference(to: split.back) }
      if difference < (best?.difference ?? .infinity) - 0.5 { best = (difference, split) }
    }
    let whole = PixelMean.mean(of: quarters)
    return best?.split ?? Split(index: 15, front: whole, back: whole)
  }
}

extension Range<Int> {
  /// Returns the numbers whose bit is set, and the others.
  fileprivate func partition(_ bits: Int) -> (front: [Int], back: [Int]) {
    (filter { bits & 1 << $0 != 0 }, filter { bits & 1 << $0 == 0 })
  }
}
