import WidgetLayout

/// The colours of words on a fixed ground: fixed too, as a theme's are for its own ground.
struct GroundColors: Hashable, Sendable {
  /// What can be read, by the WCAG.
  static let contrast = 4.5

  let ground: RGB
  /// Black or white, which is read better.
  let words: RGB

  init(_ ground: RGB) {
    self.ground = ground
    let (black, white) = (RGB(0), RGB(0xffffff))
    words = black.contrast(on: ground) > white.contrast(on: ground) ? black : white
  }

  /// Words that matter less.
  var quiet: RGB { readable(words.mixed(ground, 0.35)) }

  /// A colour, brought as near to that of words as it takes to be read: at all depths of colour where
  /// that can be had, else where there are many.
  func readable(_ color: RGB) -> RGB {
    let nearer = (0...16).map { color.mixed(words, Double($0) / 16) }
    let depths: [[ColorDepth]] = [[.trueColor, .indexed256, .ansi16], [.trueColor, .indexed256]]
    for depths in depths {
      let found = nearer.first {
        $0.leastContrast(on: ground, at: depths) >= Self.contrast
      }
      if let found { return found }
    }
    return words
  }
}
