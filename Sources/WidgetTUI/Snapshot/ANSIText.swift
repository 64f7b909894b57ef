import WidgetLayout

/// A writer of a picture as coloured lines of text for a terminal, as with `cat`: it uses only SGR
/// sequences, and resets each line at its end.
struct ANSIText {
  let theme: Theme
  let depth: ColorDepth

  func text(of grid: CellGrid) -> String {
    var text = ""
    for y in 0..<grid.size.height {
      var current = ""
      for x in 0..<grid.size.width {
        let cell = grid[x, y]
        if cell.width == 0 { continue }
        let style = grid.styles[Int(cell.style)]
        let pixel = ReducedPixel(cell.content, style, in: theme, at: depth)
        let codes = codes(of: pixel?.style ?? style.resolved(in: theme, at: depth))
        if codes != current {
          text += codes.isEmpty ? "\u{1B}[m" : "\u{1B}[0;\(codes)m"
          current = codes
        }
        text += pixel?.text ?? grid.text(of: cell)
      }
      text += current.isEmpty ? "\n" : "\u{1B}[m\n"
    }
    return text
  }

  private func codes(of style: TerminalStyle) -> String {
    let named: [(Style.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    var codes = named.filter { style.attributes.contains($0.0) }.map(\.1)
    codes += code(style.foreground, isBackground: false)
    codes += code(style.background, isBackground: true)
    return codes.joined(separator: ";")
  }

  private func code(_ color: TerminalColor, isBackground: Bool) -> [String] {
    let base = isBackground ? 40 : 30
    return switch color {
    case .terminal: []
    case .index(let index) where index < 8: ["\(base + Int(index))"]
    case .index(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .index(let index): ["\(base + 8);5;\(index)"]
    case .rgb(let color): ["\(base + 8);2;\(color.red);\(color.green);\(color.blue)"]
    }
  }
}
