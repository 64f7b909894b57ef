/// The characters that draw the marks of a chart, which depend on the terminal's font.
public enum ChartResolution: Sendable, Hashable, CaseIterable {
  /// Lines, areas and sectors in braille dots, eight to a cell; bars in eighth blocks.
  case braille
  /// Lines, areas and sectors in quarter blocks, four to a cell; bars in eighth blocks.
  case block
  /// Printable ASCII only.
  case ascii
}

extension ChartResolution {
  /// The character that hatches a time in which nothing was read.
  package var hatch: UInt32 { self == .ascii ? 0x2F : 0x2571 }
}

private enum ChartResolutionKey: EnvironmentKey {
  static var defaultValue: ChartResolution { .braille }
}

extension EnvironmentValues {
  /// The characters that draw the marks of charts.
  public var chartResolution: ChartResolution {
    get { self[ChartResolutionKey.self] }
    set { self[ChartResolutionKey.self] = newValue }
  }
}
