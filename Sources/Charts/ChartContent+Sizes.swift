/// The mark of an annotation, as in Swift Charts.
public struct AnnotationContext: Sendable {
  /// The size of the mark, which is zero, as it is not known before the picture is drawn.
  public var targetSize: CGSize { .zero }
}

extension ChartContent {
  /// Adds a view beside each mark, at its ideal size and within the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing.map { Double($0) },
      overflowResolution: overflowResolution
    ) { content(AnnotationContext()) }
  }

  /// Sets the area of a point by its sides in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(Double(size.width * size.height))
  }

  /// Has no effect here: marks stay where they are.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self }
}

extension View {
  /// Has no effect here: nothing is touched.
  nonisolated public func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View { self }
}
