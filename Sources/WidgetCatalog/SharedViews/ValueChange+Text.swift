import WidgetLayout

extension ShownValue {
  /// The width in columns of the mark and the value.
  var figureWidth: Int { Painter.width(of: figure) }
}

extension ValueChange {
  /// The change as `▲ 4 %`.
  var short: Text {
    Text(verbatim: amount.isEmpty ? glyph : "\(glyph) \(amount)").foregroundStyle(role)
  }

  /// The change as `▲ 4 % vs 1 h`.
  var long: Text { short + Text(verbatim: " \(past)").foregroundStyle(.role(.dim)) }

  var shortWidth: Int { amount.isEmpty ? 1 : 2 + Painter.width(of: amount) }
  var longWidth: Int { shortWidth + 1 + Painter.width(of: past) }
}
