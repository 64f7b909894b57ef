import CPictures
public import WidgetLayout

/// A view that draws a picture with the characters that chafa finds nearest: blocks in eighths,
/// halves and quarters.
///
/// It is finer than `PictureView` and slower, and it fills the space it is offered without keeping
/// the picture's proportions.
public nonisolated struct SymbolPictureView: PrimitiveView {
  private let picture: Picture

  /// Creates a view of a picture.
  public init(_ picture: Picture) { self.picture = picture }

  public func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(SymbolDrawing(picture: isRedacted ? nil : picture))
  }
}

private struct SymbolDrawing: Drawing {
  let picture: Picture?

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? 20 : proposal.width,
      height: proposal.height == Proposal.unspecified ? 10 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard let picture else { return painter.fill(rect, paint: .role(.faint)) }
    // No screen is larger than this, and chafa would allocate the memory for it.
    guard rect.width <= 2000, rect.height <= 2000, !rect.isEmpty else { return }
    for (index, symbol) in picture.symbols(in: rect.size).enumerated() {
      let style = Style(
        foreground: .symbol(symbol.foreground), background: .symbol(symbol.background))
      guard style != .plain || symbol.scalar != 0x20 else { continue }
      painter.put(
        symbol.scalar, x: rect.x + index % rect.width, y: rect.y + index / rect.width,
        style: painter.number(of: style))
    }
  }
}

extension Picture {
  /// Returns the picture's characters, row by row.
  fileprivate func symbols(in size: Size) -> [CSymbol] {
    var symbols = [CSymbol](repeating: CSymbol(), count: size.width * size.height)
    var bytes = rgba
    let isDrawn = bytes.withUnsafeMutableBufferPointer { buffer in
      var pixels = CPixels(
        width: Int32(width), height: Int32(height), rgba: buffer.baseAddress)
      return cp_symbols(&pixels, Int32(size.width), Int32(size.height), &symbols)
    }
    return isDrawn ? symbols : []
  }
}

extension Paint {
  fileprivate static func symbol(_ color: Int32) -> Paint {
    color < 0 ? .none : .rgb(RGB(UInt32(color)))
  }
}
