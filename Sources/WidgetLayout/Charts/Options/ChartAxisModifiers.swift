extension View {
  /// Shows or hides the axis below the charts inside.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.x.visibility, visibility)
  }

  /// Sets what stands on the axis below the charts inside.
  nonisolated public func chartXAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> some View
  {
    environment(\.chartOptions.x.marks, content().records)
  }

  /// Shows or hides the axis beside the charts inside.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.y.visibility, visibility)
  }

  /// Sets what stands on the axis beside the charts inside.
  nonisolated public func chartYAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> some View
  {
    environment(\.chartOptions.y.marks, content().records)
  }

  /// Sets which values the axis below spans; marks outside of them are cut.
  nonisolated public func chartXScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartOptions.x.scale.domain, domain.choice)
      .environment(\.chartOptions.x.scale.type, type ?? .linear)
  }

  /// Sets whether the axis below is even or logarithmic.
  nonisolated public func chartXScale(type: ScaleType) -> some View {
    environment(\.chartOptions.x.scale.type, type)
  }

  /// Sets which values the axis beside spans; marks outside of them are cut.
  nonisolated public func chartYScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartOptions.y.scale.domain, domain.choice)
      .environment(\.chartOptions.y.scale.type, type ?? .linear)
  }

  /// Sets whether the axis beside is even or logarithmic.
  nonisolated public func chartYScale(type: ScaleType) -> some View {
    environment(\.chartOptions.y.scale.type, type)
  }

  /// Names the axis below; rows are dear, so nothing is drawn.
  nonisolated public func chartXAxisLabel(_ label: String) -> some View { self }

  /// Names the axis beside; rows are dear, so nothing is drawn.
  nonisolated public func chartYAxisLabel(_ label: String) -> some View { self }
}
