public import WidgetLayout

/// The styles of series that a modifier sets: by name, in order, or by the value.
struct StyleScale<Style> {
  /// The styles of names; those without a name apply in order.
  var listed: [(name: String?, style: Style)] = []
  /// Returns the style of a value; `nil` if it has none.
  var mapped: ((PlotValue) -> Style?)?

  /// Returns the style of the series with a name, which is the one with an index in order of
  /// appearance.
  func style(of value: PlotValue, at index: Int) -> Style? {
    if let style = mapped?(value) { return style }
    if let named = listed.first(where: { $0.name == value.name }) { return named.style }
    let ordered = listed.filter { $0.name == nil }
    return ordered.isEmpty ? nil : ordered[index % ordered.count].style
  }

  init() {}

  /// Creates a scale of styles in order of appearance.
  init(range: [Style]) { listed = range.map { (nil, $0) } }

  /// Creates a scale of some names.
  init<Domain: Collection>(domain: Domain, range: [Style]) where Domain.Element: Plottable {
    listed = zip(domain, range).map { ($0.0.primitivePlottable.plotValue.name, $0.1) }
  }

  /// Creates a scale of pairs.
  init<D: Plottable>(_ pairs: KeyValuePairs<D, Style>) {
    self.init(domain: pairs.map(\.key), range: pairs.map(\.value))
  }

  /// Creates a scale that asks for the style of each value.
  init<D: Plottable>(mapping: @escaping (D) -> Style) {
    mapped = { value in
      D.PrimitivePlottable(plotValue: value).flatMap { D(primitivePlottable: $0) }.map(mapping)
    }
  }
}

extension View {
  /// Sets the styles of series by their names.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, some ShapeStyle>
  ) -> some View {
    styleScale(
      StyleScale(domain: mapping.map(\.key), range: mapping.map { $0.value as any ShapeStyle }))
  }

  /// Sets the styles of some series, in order.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: [D], range: [some ShapeStyle], type: ScaleType? = nil
  ) -> some View {
    styleScale(StyleScale(domain: domain, range: range.map { $0 as any ShapeStyle }))
  }

  /// Sets the styles of series in order of appearance.
  nonisolated public func chartForegroundStyleScale(
    range: [some ShapeStyle], type: ScaleType? = nil
  ) -> some View {
    styleScale(StyleScale(range: range.map { $0 as any ShapeStyle }))
  }

  /// Sets the styles of some series by their values.
  nonisolated public func chartForegroundStyleScale<Domain: Collection>(
    domain: Domain, mapping: (Domain.Element) -> some ShapeStyle
  ) -> some View where Domain.Element: Plottable {
    styleScale(StyleScale(domain: domain, range: domain.map { mapping($0) as any ShapeStyle }))
  }

  /// Sets the styles of series by their values.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    mapping: @escaping (D) -> some ShapeStyle
  ) -> some View {
    styleScale(StyleScale(mapping: { (value: D) in mapping(value) as any ShapeStyle }))
  }

  /// Has no effect here: series have the theme's colours in order of appearance.
  nonisolated public func chartForegroundStyleScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View { self }

  /// Has no effect here: series have the theme's colours in order of appearance.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }

  nonisolated private func styleScale(_ scale: StyleScale<any ShapeStyle>) -> some View {
    environment(\.chartOptions.styles, scale)
  }
}

// The symbols and lines of series.
extension View {
  /// Sets the symbols of series by their names.
  nonisolated public func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, some ChartSymbolShape>
  ) -> some View {
    symbolScale(StyleScale(domain: mapping.map(\.key), range: mapping.map(\.value.glyph)))
  }

  /// Sets the symbols of some series, in order.
  nonisolated public func chartSymbolScale<D: Plottable>(
    domain: [D], range: [some ChartSymbolShape]
  ) -> some View { symbolScale(StyleScale(domain: domain, range: range.map(\.glyph))) }

  /// Sets the symbols of some series, in order.
  nonisolated public func chartSymbolScale<D: Plottable>(
    domain: [D], range: [any ChartSymbolShape]
  ) -> some View { symbolScale(StyleScale(domain: domain, range: range.map { $0.glyph })) }

  /// Sets the symbols of series in order of appearance.
  nonisolated public func chartSymbolScale(range: [some ChartSymbolShape]) -> some View {
    symbolScale(StyleScale(range: range.map(\.glyph)))
  }

  /// Sets the symbols of series in order of appearance.
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbolScale(StyleScale(range: range.map { $0.glyph }))
  }

  /// Sets the symbols of some series by their values.
  nonisolated public func chartSymbolScale<Domain: Collection>(
    domain: Domain, mapping: (Domain.Element) -> some ChartSymbolShape
  ) -> some View where Domain.Element: Plottable {
    symbolScale(StyleScale(domain: domain, range: domain.map { mapping($0).glyph }))
  }

  /// Sets the symbols of series by their values.
  nonisolated public func chartSymbolScale<D: Plottable>(
    mapping: @escaping (D) -> some ChartSymbolShape
  ) -> some View { symbolScale(StyleScale(mapping: { (value: D) in mapping(value).glyph })) }

  /// Has no effect here: series have symbols in order of appearance.
  nonisolated public func chartSymbolScale(domain: some ScaleDomain) -> some View { self }

  nonisolated private func symbolScale(_ scale: StyleScale<UInt32>) -> some View {
    environment(\.chartOptions.symbols, scale)
  }

  /// Sets the styles of the lines of series by their names.
  nonisolated public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { lineScale(StyleScale(mapping)) }

  /// Sets the styles of the lines of some series, in order.
  nonisolated public func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View { lineScale(StyleScale(domain: domain, range: range)) }

  /// Sets the styles of the lines of series in order of appearance.
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    lineScale(StyleScale(range: range))
  }

  /// Sets the styles of the lines of some series by their values.
  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    lineScale(StyleScale(domain: domain, range: domain.map { mapping($0) }))
  }

  /// Sets the styles of the lines of series by their values.
  nonisolated public func chartLineStyleScale<D: Plottable>(
    mapping: @escaping (D) -> StrokeStyle
  ) -> some View { lineScale(StyleScale(mapping: mapping)) }

  /// Has no effect here: series have dashes in order of appearance.
  nonisolated public func chartLineStyleScale(domain: some ScaleDomain) -> some View { self }

  nonisolated private func lineScale(_ scale: StyleScale<StrokeStyle>) -> some View {
    environment(\.chartOptions.lineStyles, scale)
  }
}

// The sizes of points, of which there is one.
extension View {
  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, Double>
  ) -> some View { self }

  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }

  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View { self }

  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale(
    range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }

  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }

  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale<D: Plottable>(
    domain: [D], mapping: @escaping (D) -> Double
  ) -> some View { self }

  /// Has no effect here: all points have one size.
  nonisolated public func chartSymbolSizeScale<D: Plottable>(
    mapping: @escaping (D) -> Double
  ) -> some View { self }
}

/// The values to which a scale leads, as in Swift Charts: a range or an array.
public protocol ScaleRange {}

extension ClosedRange: ScaleRange {}
extension Range: ScaleRange {}
extension Array: ScaleRange {}
