import WidgetLayout
import WidgetTesting

/// A picture of a widget or a preview that is kept as a golden file.
struct GoldenDrawing {
  /// The path of its files in the folder, without the extension.
  let name: String
  /// The heading.
  let title: String
  let grid: CellGrid
  let theme: Theme

  /// The contents of its files by their paths: the cells with their colours, and an SVG.
  var files: [(path: String, text: String)] {
    let picture = GoldenPicture(title, grid)
    return [
      ("\(name).txt", GoldenSheet(pictures: [picture], profiles: [.trueColor], theme: theme).text),
      ("\(name).svg", SVGPicture(grid: grid, theme: theme).text),
    ]
  }
}

extension GoldenDrawing {
  /// Returns a word as a part of a file's name: letters, digits, dots, hyphens and underscores.
  static func fileName(_ text: String) -> String {
    // By scalars: a mark before or behind a slash would make one letter of both.
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isPlain =
        properties.isXIDContinue || properties.isAlphabetic || properties.numericType != nil
        || scalar == "."
      if isPlain, !(name.isEmpty && scalar == ".") {
        name.append(scalar)
      } else if name.last != "-", !name.isEmpty {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "unnamed" : String(name)
  }
}
