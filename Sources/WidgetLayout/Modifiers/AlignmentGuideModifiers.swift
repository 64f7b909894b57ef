/// A view with an explicit alignment guide.
nonisolated struct GuidedView<Content: View>: PrimitiveView {
  let guide: MovedGuide
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.tree.guides.append(guide)
    lowering.tree.hasGuides = true
    lowering.wrapping(.guide(Int32(lowering.tree.guides.count - 1)), content: content)
  }
}

extension View {
  /// Sets a horizontal alignment guide of the view, as in SwiftUI, in points from its left.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    GuidedView(
      guide: MovedGuide(
        key: GuideKey(axis: .horizontal, alignment: guide.key), position: computeValue),
      content: self)
  }

  /// Sets a vertical alignment guide of the view, as in SwiftUI, in points from its top.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    GuidedView(
      guide: MovedGuide(
        key: GuideKey(axis: .vertical, alignment: guide.key), position: computeValue),
      content: self)
  }
}
