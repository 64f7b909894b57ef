package import WidgetLayout

/// A symbol in block characters, black on white in every theme, as scanners require.
package nonisolated struct BarcodeSymbolView: PrimitiveView {
  let symbol: BarcodeSymbol
  let quiet: Int

  /// Creates a view of a symbol with a number of clear modules around it.
  package init(symbol: BarcodeSymbol, quiet: Int) { (self.symbol, self.quiet) = (symbol, quiet) }

  package func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(BarcodeDrawing(symbol: symbol, quiet: quiet, isRedacted: isRedacted))
  }
}

/// A symbol that only a terminal with pixels shows, in place of the cells behind it, which have no
/// room for it.
package nonisolated struct BarcodePixelsView: PrimitiveView {
  let symbol: BarcodeSymbol
  let quiet: Int

  /// Creates a view of a symbol with a number of clear modules around it.
  package init(symbol: BarcodeSymbol, quiet: Int) { (self.symbol, self.quiet) = (symbol, quiet) }

  package func lower(into lowering: inout Lowering) {
    guard !lowering.environment.redactionReasons.contains(.placeholder) else { return }
    lowering.drawing(BarcodePixelsDrawing(code: symbol.code(quiet: quiet)))
  }
}

private struct BarcodePixelsDrawing: Drawing {
  let code: PixelModules?

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? 1 : proposal.width,
      height: proposal.height == Proposal.unspecified ? 1 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard let code else { return }
    painter.attach(.modules(code), in: rect, on: .rgb(RGB(0xff_ffff)))
  }
}

private struct BarcodeDrawing: Drawing {
  let symbol: BarcodeSymbol
  let quiet: Int
  let isRedacted: Bool

  /// The minimum height of bars in rows, so that one line of a camera's picture crosses them.
  private static let barRows = 3

  func size(for proposal: Proposal) -> Size {
    let size = symbol.size(quiet: quiet)
    guard !symbol.isMatrix, symbol.rows == 1 else { return size }
    let height = proposal.height == Proposal.unspecified ? Self.barRows : proposal.height
    return Size(width: size.width, height: max(1, min(height, max(Self.barRows, size.width / 5))))
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    if isRedacted { return painter.fill(rect, paint: .role(.faint)) }
    let style = painter.number(
      of: Style(foreground: .rgb(RGB(0)), background: .rgb(RGB(0xff_ffff))))
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        painter.put(
          symbol.isMatrix ? matrix(x, y) : bars(x, y), x: rect.x + x, y: rect.y + y, style: style)
      }
    }
    if let code = symbol.code(quiet: quiet) {
      painter.attach(.modules(code), in: rect, on: .rgb(RGB(0xff_ffff)))
    }
  }

  /// Returns a space, `▀`, `▄` or `█`.
  private func matrix(_ x: Int, _ y: Int) -> UInt32 {
    let upper = symbol.isDark(x - quiet, y * 2 - quiet)
    let lower = symbol.isDark(x - quiet, y * 2 + 1 - quiet)
    return upper ? (lower ? 0x2588 : 0x2580) : (lower ? 0x2584 : 0x20)
  }

  /// Returns a space, `▌`, `▐` or `█`.
  private func bars(_ x: Int, _ y: Int) -> UInt32 {
    let row = symbol.rows == 1 ? 0 : y
    let left = symbol.isDark(x * 2 - quiet, row)
    let right = symbol.isDark(x * 2 + 1 - quiet, row)
    return left ? (right ? 0x2588 : 0x258C) : (right ? 0x2590 : 0x20)
  }
}
