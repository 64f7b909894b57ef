/// Views under a heading, as in SwiftUI; the heading and the footer are dim, all stand in the
/// stack or list that the section is in.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  @usableFromInline let header: Parent
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer

  /// Views between a heading and a footer.
  @inlinable public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    header.foregroundStyle(.secondary).lower(into: &lowering)
    content.lower(into: &lowering)
    footer.foregroundStyle(.secondary).lower(into: &lowering)
  }
}

extension Section where Footer == EmptyView {
  /// Views under a heading.
  @inlinable public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Views under a heading; SwiftUI's older form.
  @inlinable public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  /// Views above a footer.
  @inlinable public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Views that belong together.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Views under a title.
  @_disfavoredOverload
  @inlinable public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
