/// A horizontal stack, as in SwiftUI. Spacing is in points; by default one column, and none beside
/// a spacer.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Int16
  @usableFromInline let content: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Node.spacing(columns: spacing)
    self.content = content()
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(
      .horizontal, .row(alignment, spacing: spacing), content: content)
  }
}

/// A vertical stack, as in SwiftUI. Spacing is in points; by default none, as rows of text in a
/// terminal already have a distance, on which SwiftUI's default is based.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Int16
  @usableFromInline let content: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Node.spacing(rows: spacing)
    self.content = content()
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(
      .vertical, .column(alignment, spacing: spacing), content: content)
  }
}

/// A stack of layers, the first at the back, as in SwiftUI.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(nil, .layers(alignment), content: content)
  }
}
