/// What the marks of a chart are made of: which characters a terminal's font has.
public enum ChartResolution: Sendable, Hashable, CaseIterable {
  /// Lines, areas and sectors of braille dots, eight a cell; bars of eighth blocks.
  case braille
  /// Lines, areas and sectors of quarter blocks, four a cell; bars of eighth blocks.
  case block
  /// Printable ASCII alone.
  case ascii
}

private enum ChartResolutionKey: EnvironmentKey {
  static var defaultValue: ChartResolution { .braille }
}

extension EnvironmentValues {
  /// What the marks of charts are made of.
  public var chartResolution: ChartResolution {
    get { self[ChartResolutionKey.self] }
    set { self[ChartResolutionKey.self] = newValue }
  }
}
