import Glibc

extension RGB {
  /// Returns the contrast ratio of text of this colour on another, from 1 to 21, by WCAG's formula.
  package func contrast(on ground: RGB) -> Double {
    let (one, other) = (luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the lowest contrast ratio at any of the depths, as far as terminals agree on their
  /// colours.
  package func leastContrast(on ground: RGB, at depths: [ColorDepth]) -> Double {
    depths.map { shown(at: $0).contrast(on: ground.shown(at: $0)) }.min() ?? contrast(on: ground)
  }

  /// The brightness by WCAG's formula, from 0 to 1.
  var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the colour that a terminal shows at a depth.
  private func shown(at depth: ColorDepth) -> RGB {
    switch depth {
    case .none, .trueColor: self
    case .ansi16: nearestANSI.typical
    case .indexed256: RGB(indexed: nearest256)
    }
  }

  /// Creates one of the 240 fixed colours of a 256-colour terminal.
  private init(indexed index: UInt8) {
    guard index < 232 else {
      let grey = 8 + 10 * (index - 232)
      self.init(red: grey, green: grey, blue: grey)
      return
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let number = Int(max(16, index)) - 16
    self.init(red: steps[number / 36], green: steps[number / 6 % 6], blue: steps[number % 6])
  }
}
