/// A view that the innermost style around it draws.
///
/// What the style makes is drawn in the next outer style, so that a style may change what that one
/// draws. The parts that the style was given are drawn in all of them.
package nonisolated struct StyledView<Style>: PrimitiveView {
  private let make: @MainActor (Style?, StyledParts<Style>) -> AnyView

  /// Creates a view of what `make` returns for the innermost style; `nil` if none is set.
  package init(
    _ kind: Style.Type, make: @escaping @MainActor (Style?, StyledParts<Style>) -> AnyView
  ) {
    self.make = make
  }

  @MainActor package func lower(into lowering: inout Lowering) {
    let styles = lowering.environment[styles: Style.self]
    EnvironmentValues.current = lowering.environment
    let view = make(styles.last, StyledParts(styles: styles))
    guard !styles.isEmpty else { return view.lower(into: &lowering) }
    lowering.with({ $0[styles: Style.self] = styles.dropLast() }, lower: view)
  }
}

/// Wraps the parts of a view for its style, so that each is drawn in the styles around the view.
package struct StyledParts<Style> {
  let styles: [Style]

  @MainActor package func callAsFunction(_ part: some View) -> AnyView {
    styles.isEmpty ? AnyView(part) : AnyView(part.changing { $0[styles: Style.self] = styles })
  }
}

extension EnvironmentValues {
  /// The styles that are set for a kind of view, the innermost last.
  package subscript<Style>(styles kind: Style.Type) -> [Style] {
    get { self[StylesKey<Style>.self] }
    set { self[StylesKey<Style>.self] = newValue }
  }
}

private enum StylesKey<Style>: EnvironmentKey {
  static var defaultValue: [Style] { [] }
}

extension View {
  /// Sets the innermost style for a kind of view.
  nonisolated package func style<Style>(_ kind: Style.Type, _ style: Style) -> some View {
    changing { $0[styles: kind].append(style) }
  }
}
