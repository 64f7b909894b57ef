package import WidgetLayout

/// A symbol in modules, row by row; true is dark.
package struct BarcodeSymbol: Hashable, Sendable {
  let width: Int
  let rows: Int
  let isMatrix: Bool
  let modules: [Bool]

  /// Whether a module is dark; what is outside is light.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<rows).contains(y) && modules[y * width + x]
  }

  /// The cells that it takes with so many clear modules around it: two modules of a matrix stand
  /// one above another in a cell, two bars side by side.
  package func size(quiet: Int) -> Size {
    isMatrix
      ? Size(width: width + 2 * quiet, height: (rows + 2 * quiet + 1) / 2)
      : Size(width: (width + 2 * quiet + 1) / 2, height: rows)
  }
}
