/// Views side by side, as in SwiftUI. Spacing is in points; without one, one column, and none beside
/// a spacer.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Points.columns) ?? Int(Node.defaultSpacing)
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(
      .horizontal, .row(alignment, spacing: Int16(clamping: spacing)), content: content)
  }
}

/// Views one below another, as in SwiftUI. Spacing is in points; without one, none: SwiftUI's
/// default is set by the fonts, and rows of a terminal already hold their distance.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Points.rows) ?? Int(Node.defaultSpacing)
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(
      .vertical, .column(alignment, spacing: Int16(clamping: spacing)), content: content)
  }
}

/// Views one above another, the first at the back, as in SwiftUI.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(nil, .layers(alignment), content: content)
  }
}
