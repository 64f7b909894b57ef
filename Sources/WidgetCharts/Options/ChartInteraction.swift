public import WidgetLayout

// A still picture is not scrolled, and nothing in it is selected.
extension View {
  /// Has no effect here: nothing is selected.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Has no effect here: nothing is selected.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Has no effect here: nothing is selected.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Has no effect here: nothing is selected.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Has no effect here: nothing is selected.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Has no effect here: nothing scrolls, and all values are shown.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Has no effect here: all values are shown.
  nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }

  /// Has no effect here: all values are shown.
  nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// Modifies the x axis. Here the axis is drawn with the chart, so nothing changes.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Modifies the y axis. Here the axis is drawn with the chart, so nothing changes.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: (ChartAxisContent) -> Content
  ) -> some View { self }
}

/// An axis that is being modified, as in Swift Charts; it shows nothing by itself.
public nonisolated struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
}
