public import WidgetLayout

// What people hear of a mark, which is not drawn.
extension ChartContent {
  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    self
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    self
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }

  /// Has no effect here: the marks are drawn all the same.
  nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { self }
}

// What cells cannot show of a mark.
extension ChartContent {
  /// Has no effect here: marks are not clipped.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { self }

  /// Has no effect here: marks are not clipped.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { self }

  /// Has no effect here: cells are sharp.
  nonisolated public func blur(radius: Double) -> some ChartContent { self }

  /// Has no effect here: cells are sharp.
  nonisolated public func shadow(
    color: Color = .clear, radius: Double, x: Double = 0, y: Double = 0
  ) -> some ChartContent { self }

  /// Has no effect here: marks are drawn on one layer.
  nonisolated public func compositingLayer() -> some ChartContent { self }

  /// Has no effect here: styles are those of the plot.
  nonisolated public func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent { self }

  /// Has no effect here: marks stay where they are.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some ChartContent { self }

  /// Has no effect here: marks stay where they are.
  nonisolated public func offset(
    x: Double = 0, yStart: Double, yEnd: Double = 0
  ) -> some ChartContent { self }

  /// Has no effect here: marks stay where they are.
  nonisolated public func offset(
    xStart: Double, xEnd: Double = 0, y: Double = 0
  ) -> some ChartContent { self }

  /// Has no effect here: marks stay where they are.
  nonisolated public func offset(
    xStart: Double, xEnd: Double = 0, yStart: Double, yEnd: Double = 0
  ) -> some ChartContent { self }
}
