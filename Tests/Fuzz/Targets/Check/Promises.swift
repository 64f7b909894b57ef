import TestViews
import WidgetLayout

/// The promises that a parser is found to break for one input.
struct Promises {
  private(set) var broken: [String] = []

  /// Records a broken promise unless `holds` is true.
  mutating func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds { broken.append(words()) }
  }

  /// Expects a text of which no scalar acts on a terminal; line feeds and tabs are allowed.
  mutating func expectInert(_ text: String, _ subject: @autoclosure () -> String) {
    guard let scalar = text.unicodeScalars.first(where: Self.isActive) else { return }
    broken.append("\(subject()) has U+\(String(scalar.value, radix: 16))")
  }

  /// Expects a picture without a fault, in which no character acts on a terminal.
  mutating func expectDrawable(_ grid: CellGrid, in size: Size) {
    if let fault = grid.fault(in: size) { broken.append("the picture has \(fault)") }
    for cell in grid.cells {
      expectInert(grid.text(of: cell), "a cell")
      expect(grid.text(of: cell) != "\n" && grid.text(of: cell) != "\t", "a cell has white space")
    }
  }

  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x7f
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // The joiners belong to the spelling of some languages, and to emoji.
    case .format: return ![0x200c, 0x200d].contains(scalar.value)
    default: return false
    }
  }
}
