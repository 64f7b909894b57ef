/// Views with a header and a footer, as in SwiftUI. The header and the footer are dim, and all are
/// part of the enclosing stack or list.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  @usableFromInline let header: Parent
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let isExpanded: Bool

  @usableFromInline
  init(isExpanded: Bool, header: Parent, content: Content, footer: Footer) {
    self.isExpanded = isExpanded
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// Creates a section with a header and a footer.
  @inlinable public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(isExpanded: true, header: header(), content: content(), footer: footer())
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    header.foregroundStyle(.secondary).lower(into: &lowering)
    if isExpanded { content.lower(into: &lowering) }
    footer.foregroundStyle(.secondary).lower(into: &lowering)
  }
}

extension Section {
  /// Creates a section with a header and a footer; SwiftUI's older form.
  @inlinable public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  @inlinable public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section that only shows its header unless it is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      isExpanded: isExpanded.wrappedValue, header: header(), content: content(),
      footer: EmptyView())
  }

  /// Creates a section with a header; SwiftUI's older form.
  @inlinable public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer; SwiftUI's older form.
  @inlinable public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }

  /// Creates a section with a footer.
  @inlinable public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload
  @inlinable public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section that only shows its title unless it is expanded.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}
