import WidgetLayout

/// A picture as an SVG, in the colours of a theme, with any monospaced font of the viewer.
struct SVGPicture {
  let grid: CellGrid
  let theme: Theme

  /// The size of a cell, and how far down in it letters stand.
  private static let (width, height, baseline) = (9, 18, 14)

  /// A stretch of cells of one style.
  private struct Run {
    var x: Int
    var width: Int
    var style: TerminalStyle
    var text: String
  }

  /// The document.
  var text: String {
    let (columns, rows) = (grid.size.width, grid.size.height)
    let (width, height) = (columns * Self.width, rows * Self.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"monospace\" font-size=\"15\" "
        + "xml:space=\"preserve\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(color(.terminal, isGround: true))\"/>",
    ]
    for y in 0..<rows {
      for run in runs(inRow: y) { lines += elements(of: run, inRow: y) }
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Returns the stretches of a row. Wide characters stand alone, as fonts disagree on their width.
  private func runs(inRow y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<grid.size.width {
      let cell = grid[x, y]
      if cell.width == 0 { continue }
      let style = grid.styles[Int(cell.style)].resolved(in: theme, at: .trueColor)
      if let last = runs.last, last.style == style, cell.width == 1, last.width == last.text.count {
        runs[runs.count - 1].text += grid.text(of: cell)
        runs[runs.count - 1].width += 1
      } else {
        runs.append(Run(x: x, width: Int(cell.width), style: style, text: grid.text(of: cell)))
      }
    }
    return runs
  }

  private func elements(of run: Run, inRow y: Int) -> [String] {
    let isReversed = run.style.attributes.contains(.reverse)
    let (x, width) = (run.x * Self.width, run.width * Self.width)
    var front = color(run.style.foreground, isGround: false)
    var ground = color(run.style.background, isGround: true)
    if isReversed { swap(&front, &ground) }
    var elements: [String] = []
    if isReversed || run.style.background != .terminal {
      elements.append(
        "<rect x=\"\(x)\" y=\"\(y * Self.height)\" width=\"\(width)\" height=\"\(Self.height)\" "
          + "fill=\"\(ground)\"/>")
    }
    // Viewers disagree on blanks at an end.
    let start = run.text.prefix { $0 == " " }.count
    let words = run.text.dropFirst(start).reversed().drop { $0 == " " }.reversed()
    guard !words.isEmpty else { return elements }
    let left = x + start * Self.width
    let length = width - (run.text.count - words.count) * Self.width
    elements.append(
      "<text x=\"\(left)\" y=\"\(y * Self.height + Self.baseline)\" textLength=\"\(length)\" "
        + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(front)\"\(attributes(of: run.style))>"
        + "\(Self.escaped(String(words)))</text>")
    return elements
  }

  private func attributes(of style: TerminalStyle) -> String {
    var text = ""
    if style.attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if style.attributes.contains(.dim) { text += " opacity=\"0.6\"" }
    if style.attributes.contains(.italic) { text += " font-style=\"italic\"" }
    let lines = [(Style.Attributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { style.attributes.contains($0.0) }.map(\.1)
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return text
  }

  /// Returns a colour in hexadecimal digits. The terminal's own are those of an ordinary dark or light one.
  private func color(_ color: TerminalColor, isGround: Bool) -> String {
    switch color {
    case .terminal: isGround == theme.isLight ? "#ffffff" : isGround ? "#14181c" : "#1f2328"
    case .index(let index): Self.palette[Int(index) % Self.palette.count]
    case .rgb(let color): Paint.rgb(color).description
    }
  }

  /// The sixteen colours as xterm shows them.
  private static let palette = [
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
  ]

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(scalar)
      }
    }.joined()
  }
}
