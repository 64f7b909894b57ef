package import WidgetLayout

/// A symbol in modules, row by row; true is dark.
package struct BarcodeSymbol: Hashable, Sendable {
  let width: Int
  let rows: Int
  let isMatrix: Bool
  let modules: [Bool]
  /// The text that a scanner reads, where it is not the encoded one; else empty.
  var text = ""

  /// Returns true if a module is dark; modules outside are light.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<rows).contains(y) && modules[y * width + x]
  }

  /// Returns the symbol for terminals with pixels; `nil` if it is larger than any code.
  func code(quiet: Int) -> PixelModules? {
    PixelModules(width: width, rows: rows, quiet: quiet, isMatrix: isMatrix, modules: modules)
  }

  /// Returns the size in cells with a number of clear modules around it: a cell holds two modules
  /// of a matrix, one above the other, or two bars, side by side.
  package func size(quiet: Int) -> Size {
    isMatrix
      ? Size(width: width + 2 * quiet, height: (rows + 2 * quiet + 1) / 2)
      : Size(width: (width + 2 * quiet + 1) / 2, height: rows)
  }
}
