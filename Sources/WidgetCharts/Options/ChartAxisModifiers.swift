public import WidgetLayout

extension View {
  /// Sets the visibility of the x axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.x.visibility, visibility)
  }

  /// Sets the content of the x axis of charts.
  nonisolated public func chartXAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> some View
  {
    environment(\.chartOptions.x.marks, content().records)
  }

  /// Sets the visibility of the y axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.y.visibility, visibility)
  }

  /// Sets the content of the y axis of charts.
  nonisolated public func chartYAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> some View
  {
    environment(\.chartOptions.y.marks, content().records)
  }

  /// Sets the values that the x axis spans; marks beyond them are clipped.
  nonisolated public func chartXScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartOptions.x.scale.domain, domain.choice)
      .environment(\.chartOptions.x.scale.type, type ?? .linear)
  }

  /// Sets the type of the x axis's scale: linear or logarithmic.
  nonisolated public func chartXScale(type: ScaleType) -> some View {
    environment(\.chartOptions.x.scale.type, type)
  }

  /// Sets the values that the y axis spans; marks beyond them are clipped.
  nonisolated public func chartYScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartOptions.y.scale.domain, domain.choice)
      .environment(\.chartOptions.y.scale.type, type ?? .linear)
  }

  /// Sets the type of the y axis's scale: linear or logarithmic.
  nonisolated public func chartYScale(type: ScaleType) -> some View {
    environment(\.chartOptions.y.scale.type, type)
  }

  /// Sets a label for the x axis, which is not drawn, as rows are scarce.
  nonisolated public func chartXAxisLabel(_ label: String) -> some View { self }

  /// Sets a label for the y axis, which is not drawn, as rows are scarce.
  nonisolated public func chartYAxisLabel(_ label: String) -> some View { self }
}
