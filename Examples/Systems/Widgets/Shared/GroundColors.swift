import WidgetLayout

/// The colours of words on a fixed background: fixed too, as a theme's are for its own background.
struct GroundColors: Hashable, Sendable {
  /// The minimum contrast ratio of readable text by WCAG.
  static let contrast = 4.5

  let ground: RGB
  /// Black or white, whichever is more readable.
  let words: RGB

  init(_ ground: RGB) {
    self.ground = ground
    let (black, white) = (RGB(0), RGB(0xffffff))
    words = black.contrast(on: ground) > white.contrast(on: ground) ? black : white
  }

  /// The colour of less important words.
  var quiet: RGB { readable(words.mixed(ground, 0.35)) }

  /// Returns a colour moved towards that of words until it is readable: at all colour depths if
  /// possible, otherwise at the higher ones.
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
