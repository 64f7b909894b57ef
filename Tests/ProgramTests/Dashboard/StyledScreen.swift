/// The cells of a screen: the character and the colour of each.
struct StyledScreen {
  private var rows: [[(character: Character, color: ColoredText.Color?)]] = [[]]

  /// Parses a capture of tmux with colours; each character is one cell wide.
  init(_ capture: String) {
    var color: ColoredText.Color?
    for (index, part) in capture.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      var text = part
      if index > 0, let end = part.firstIndex(of: "m") {
        let codes = ColoredText("\u{1B}[\(part[...end])")
        let foreground = codes.colors.first { !$0.isBackground }
        if foreground != nil || codes.attributes.contains(0) || codes.attributes.contains(39) {
          color = foreground
        }
        text = part[part.index(after: end)...]
      }
      for character in text {
        if character == "\n" {
          rows.append([])
        } else {
          rows[rows.count - 1].append((character, color))
        }
      }
    }
  }

  /// The top left corners, as `x,y`, of the boxes whose colour is not the most common one.
  var focusedCorners: [String] {
    var corners: [ColoredText.Color?: [String]] = [:]
    for y in rows.indices {
      for x in rows[y].indices where rows[y][x].character == "╭" {
        corners[rows[y][x].color, default: []].append("\(x),\(y)")
      }
    }
    let usual = corners.max { $0.value.count < $1.value.count }?.key
    return corners.filter { $0.key != usual }.flatMap(\.value)
  }
}
