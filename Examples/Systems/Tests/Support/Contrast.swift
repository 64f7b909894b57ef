import Glibc
import WidgetLayout

extension TerminalStyle {
  /// The contrast ratio of text and background by WCAG's formula, the least of all terminals: many
  /// draw bold words of the first eight colours in the brighter ones. Without colours it is the
  /// maximum.
  var contrast: Double {
    guard attributes.contains(.bold), case .index(let index) = foreground, index < 8 else {
      return ratio(of: foreground)
    }
    return min(ratio(of: foreground), ratio(of: .index(index + 8)))
  }

  private func ratio(of foreground: TerminalColor) -> Double {
    guard let front = foreground.luminance, let back = background.luminance else {
      return foreground == background ? (foreground == .terminal ? 21 : 1) : 1
    }
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }
}

extension TerminalColor {
  /// The relative luminance, by xterm's palette; `nil` for the terminal's own colour.
  fileprivate var luminance: Double? {
    switch self {
    case .terminal: return nil
    case .rgb(let color): return Self.luminance(color.red, color.green, color.blue)
    case .index(let index) where index < 16:
      let levels: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
        (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
        (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
      ]
      let color = levels[Int(index)]
      return Self.luminance(color.0, color.1, color.2)
    case .index(let index) where index < 232:
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      let number = Int(index) - 16
      return Self.luminance(steps[number / 36], steps[number / 6 % 6], steps[number % 6])
    case .index(let index):
      let grey = UInt8(8 + 10 * (Int(index) - 232))
      return Self.luminance(grey, grey, grey)
    }
  }

  private static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Cell {
  /// True if it is a letter or a digit.
  var isLetter: Bool {
    Unicode.Scalar(content)?.properties.isAlphabetic == true || (48...57).contains(content)
  }
}
