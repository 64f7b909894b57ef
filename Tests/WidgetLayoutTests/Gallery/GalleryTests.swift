import Testing
import WidgetLayout
import WidgetTesting

/// Tests of every built-in view in every family, with its forms side by side.
@MainActor
@Suite("The gallery")
struct GalleryTests {
  @Test(arguments: await Exhibit.all)
  func everyFamily(exhibit: Exhibit) throws {
    let pictures = WidgetFamily.allCases.map { family in
      let size = family.contentSize
      let forms = exhibit.forms.map { form in
        (form.name, picture(columns: size.width, rows: size.height, family: family) { form.view })
      }
      return GoldenPicture("\(family), \(size)", CellGrid(sideBySide: forms))
    }
    try expectGolden(pictures, named: exhibit.name)
  }
}

extension CellGrid {
  /// Creates a grid of pictures under their names, two columns apart and as many in a row as fit on
  /// a wide screen.
  fileprivate init(sideBySide pictures: [(name: String, grid: CellGrid)]) {
    let size = pictures.first?.grid.size ?? .zero
    let width = max(size.width, 20) + 2
    let perRow = max(1, min(pictures.count, 130 / width))
    let rows = (pictures.count + perRow - 1) / perRow
    self.init(size: Size(width: perRow * width - 2, height: rows * (size.height + 1)))
    for (index, picture) in pictures.enumerated() {
      let (x, y) = (index % perRow * width, index / perRow * (size.height + 1))
      var painter = Painter(grid: self)
      _ = painter.write("[\(picture.name)]", x: x, y: y, width: width - 2, style: 0)
      self = painter.grid
      draw(picture.grid, x: x, y: y + 1)
    }
  }
}
