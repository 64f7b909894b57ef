// Swift converts a `CGFloat` to a `Double`, but not an optional one.
extension View {
  /// Sets the title of the x axis, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?,
    @ViewBuilder content: @escaping @MainActor () -> Label
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, content: content)
  }

  /// Sets the title of the x axis, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat?
  ) -> some View { chartXAxisLabel(label, position: position, alignment: alignment) }

  /// Sets the title of the x axis, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat?
  ) -> some View { chartXAxisLabel(label, position: position, alignment: alignment) }

  /// Sets the title of the y axis, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?,
    @ViewBuilder content: @escaping @MainActor () -> Label
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, content: content)
  }

  /// Sets the title of the y axis, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat?
  ) -> some View { chartYAxisLabel(label, position: position, alignment: alignment) }

  /// Sets the title of the y axis, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat?
  ) -> some View { chartYAxisLabel(label, position: position, alignment: alignment) }

  /// Sets the position of the legend, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?
  ) -> some View { chartLegend(position: position, alignment: alignment) }

  /// Replaces the legend by a view, as in Swift Charts.
  @_disfavoredOverload
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { chartLegend(position: position, alignment: alignment, content: content) }
}
