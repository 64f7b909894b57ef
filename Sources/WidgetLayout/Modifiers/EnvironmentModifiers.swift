extension View {

  /// Sets a value in the content's environment, as in SwiftUI.
  @inlinable nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }

  /// Sets the font of texts.
  @inlinable nonisolated public func font(_ font: Font?) -> some View {
    changing { $0.font = font }
  }

  /// Sets the weight of texts; semibold and heavier are bold.
  @inlinable nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { $0.weight = weight }
  }

  /// Draws texts in bold, or in regular weight if `isActive` is false.
  @inlinable nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : .regular)
  }

  /// Draws texts in italics if the terminal supports them.
  @inlinable nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changing {
      if isActive { $0.attributes.insert(.italic) } else { $0.attributes.remove(.italic) }
    }
  }

  /// Underlines texts.
  @inlinable nonisolated public func underline(_ isActive: Bool = true) -> some View {
    changing {
      if isActive { $0.attributes.insert(.underline) } else { $0.attributes.remove(.underline) }
    }
  }

  /// Sets the foreground style, which colours texts and shapes.
  @inlinable nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changing { $0.setForeground(style) }
  }

  /// Sets the foreground colour; SwiftUI's older name.
  @inlinable nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changing { $0.setForeground(color ?? .primary) }
  }

  /// Sets the colour of charts, gauges and links.
  @inlinable nonisolated public func tint(_ style: some ShapeStyle) -> some View {
    changing { $0.tint = style.resolve(in: $0) }
  }

  /// Sets the colour of charts, gauges and links; `nil` leaves it as it is around the view.
  @_disfavoredOverload
  @inlinable nonisolated public func tint(_ color: Color?) -> some View {
    changing { if let color { $0.tint = color.resolve(in: $0) } }
  }

  /// Limits the number of lines of each text; `nil` allows as many as fit.
  @inlinable nonisolated public func lineLimit(_ number: Int?) -> some View {
    changing { $0.lineLimit = number }
  }

  /// Limits the number of lines of each text to the greatest of a range; no room is kept for the
  /// least.
  nonisolated public func lineLimit(_ range: ClosedRange<Int>) -> some View {
    lineLimit(range.upperBound)
  }

  /// Limits the number of lines of each text.
  nonisolated public func lineLimit(_ range: PartialRangeThrough<Int>) -> some View {
    lineLimit(range.upperBound)
  }

  /// Allows as many lines of each text as fit; no room is kept for the least number.
  nonisolated public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  /// Limits the number of lines of each text; no room is kept for lines that it does not need.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets the part of a text that is truncated.
  @inlinable nonisolated public func truncationMode(_ mode: TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }

  /// Sets the alignment of the lines of a text to one another.
  @inlinable nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// Hides the content for a reason; `.placeholder` draws texts as bars.
  @inlinable nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changing { $0.redactionReasons.insert(reason) }
  }

  /// Removes all reasons to hide the content.
  @inlinable nonisolated public func unredacted() -> some View {
    changing { $0.redactionReasons = [] }
  }

  /// Sets the tint; SwiftUI's older name.
  nonisolated public func accentColor(_ color: Color?) -> some View {
    changing { if let color { $0.tint = color.resolve(in: $0) } }
  }
}
