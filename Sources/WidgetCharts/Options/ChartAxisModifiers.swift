public import WidgetLayout

extension View {
  /// Sets the visibility of the x axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.x.visibility, visibility)
  }

  /// Sets the content of the x axis of charts.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    environment(\.chartOptions.x.marks, content().records)
  }

  /// Sets the visibility of the y axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.y.visibility, visibility)
  }

  /// Sets the content of the y axis of charts.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    environment(\.chartOptions.y.marks, content().records)
  }

  /// Sets the values that the x axis spans; marks beyond them are clipped.
  nonisolated public func chartXScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartOptions.x.scale.domain, domain.choice)
      .environment(\.chartOptions.x.scale.type, type ?? .linear)
  }

  /// Sets the values that the x axis spans; it has the whole width of the plot, whatever the range.
  nonisolated public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { chartXScale(domain: domain, type: type) }

  /// Sets the type of the x axis's scale; it has the whole width of the plot, whatever the range.
  nonisolated public func chartXScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { chartXScale(type: type) }

  /// Sets the type of the x axis's scale: linear or logarithmic.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    environment(\.chartOptions.x.scale.type, type ?? .linear)
  }

  /// Sets the values that the y axis spans; marks beyond them are clipped.
  nonisolated public func chartYScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartOptions.y.scale.domain, domain.choice)
      .environment(\.chartOptions.y.scale.type, type ?? .linear)
  }

  /// Sets the values that the y axis spans; it has the whole height of the plot, whatever the range.
  nonisolated public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { chartYScale(domain: domain, type: type) }

  /// Sets the type of the y axis's scale; it has the whole height of the plot, whatever the range.
  nonisolated public func chartYScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { chartYScale(type: type) }

  /// Sets the type of the y axis's scale: linear or logarithmic.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    environment(\.chartOptions.y.scale.type, type ?? .linear)
  }
}
