import WidgetLayout

/// Contents that terminals show in pixels.
enum Pixels {
  /// Returns smooth colours with some noise, as a camera gives them.
  static func photograph(width: Int, height: Int) -> PixelContent {
    var seed: UInt32 = 1
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let noise = Int(seed >> 28)
        rgba += [
          UInt8(min(255, x * 240 / width + noise)), UInt8(min(255, y * 240 / height + noise)),
          UInt8(min(255, (x + y) * 240 / (width + height) + noise)), 255,
        ]
      }
    }
    return .image(PixelImage(width: width, height: height, rgba: rgba)!)
  }

  static let ring = PixelContent.ring(
    PixelRing(part: 0.6, isOpen: false, filled: 0.3, empty: 0.2, paint: .role(.good)))

  static let code = PixelContent.modules(
    PixelModules(
      width: 33, rows: 33, quiet: 4, isMatrix: true, modules: (0..<33 * 33).map { $0 * $0 % 7 < 3 })!
  )

  static func large(_ picture: GridPicture, _ colors: PixelColors) -> PixelGrid {
    picture.pixels(width: 1000, height: 1000, colors: colors)!
  }
}
