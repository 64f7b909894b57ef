extension View {

  /// Sets a value that the views inside inherit, as in SwiftUI.
  @inlinable nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }

  /// Sets the font of the texts inside.
  @inlinable nonisolated public func font(_ font: Font?) -> some View {
    changing { $0.font = font }
  }

  /// Sets the weight of the texts inside; semibold and above are bold.
  @inlinable nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changing { $0.weight = weight }
  }

  /// Draws the texts inside in bold.
  @inlinable nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : .regular)
  }

  /// Draws the texts inside in italics, where the terminal has them.
  @inlinable nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changing {
      if isActive { $0.attributes.insert(.italic) } else { $0.attributes.remove(.italic) }
    }
  }

  /// Underlines the texts inside.
  @inlinable nonisolated public func underline(_ isActive: Bool = true) -> some View {
    changing {
      if isActive { $0.attributes.insert(.underline) } else { $0.attributes.remove(.underline) }
    }
  }

  /// Colours the texts inside.
  @inlinable nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changing { $0.setForeground(style) }
  }

  /// Colours the texts inside; SwiftUI's older name.
  @inlinable nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changing { $0.setForeground(color ?? .primary) }
  }

  /// Sets the colour of charts, gauges and links inside.
  @inlinable nonisolated public func tint(_ style: some ShapeStyle) -> some View {
    changing { $0.tint = style.resolve(in: $0) }
  }

  /// Limits the lines of each text inside; nil is as many as there is room for.
  @inlinable nonisolated public func lineLimit(_ number: Int?) -> some View {
    changing { $0.lineLimit = number }
  }

  /// Sets which end of a text gives way.
  @inlinable nonisolated public func truncationMode(_ mode: TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }

  /// Sets how the lines of one text stand to each other.
  @inlinable nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// Hides the content for a reason; `.placeholder` draws texts as bars.
  @inlinable nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changing { $0.redactionReasons.insert(reason) }
  }

  /// Shows the content inside whatever the reasons above were.
  @inlinable nonisolated public func unredacted() -> some View {
    changing { $0.redactionReasons = [] }
  }

  /// Sets the colour of what is on; SwiftUI's older name of `tint`.
  nonisolated public func accentColor(_ color: Color?) -> some View {
    changing { if let color { $0.tint = color.resolve(in: $0) } }
  }
}
