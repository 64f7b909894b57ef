extension CellGrid {
  /// The picture, the same rows with a letter for each cell's style, and a legend, so that colours
  /// in golden files can be read in a diff.
  ///
  /// A cell in the terminal's own style is `·`; letters are assigned in order of appearance.
  public var textWithStyles: String {
    var letters: [UInt16: Character] = [0: "·"]
    var legend: [String] = []
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var rows: [String] = []
    for y in 0..<size.height {
      var row = ""
      for x in 0..<size.width {
        let number = self[x, y].style
        if letters[number] == nil {
          let letter = legend.count < alphabet.count ? alphabet[legend.count] : "?"
          letters[number] = letter
          legend.append("\(letter)  \(styles[Int(number)])")
        }
        row.append(letters[number] ?? "?")
      }
      rows.append(row)
    }
    return ([text + "---"] + rows + ["---"] + legend).joined(separator: "\n") + "\n"
  }
}
