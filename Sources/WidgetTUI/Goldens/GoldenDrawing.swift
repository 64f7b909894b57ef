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
    var name = ""
    for character in text {
      let isPlain =
        character.isLetter || character.isNumber || character == "_" || character == "."
      if isPlain, !(name.isEmpty && character == ".") {
        name.append(character)
      } else if name.last != "-", !name.isEmpty {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "unnamed" : name
  }
}
