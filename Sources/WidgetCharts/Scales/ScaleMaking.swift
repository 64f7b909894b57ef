/// The creation of an axis's scale from all values on it.
struct ScaleMaking {
  /// The marks' values on the axis, in order.
  var values: [PlotValue] = []
  /// True if bars or rectangles have slots on the axis.
  var hasSlots = false
  /// True if filled marks begin at zero.
  var growsFromZero = false
  /// True for the vertical axis, on which lines include zero too, as in Swift Charts.
  var isVertical = false
  /// True if only lines, areas and rules use the axis, which then runs from edge to edge.
  var isTight = false
  var options = ScaleOptions()
  var calendar = ChartCalendar()

  /// Returns the scale; `extent` adds the ends of stacks to a number axis.
  func scale(extent: [Double] = []) -> PlotScale {
    var scale = PlotScale(calendar: calendar)
    let names = categories
    if !names.isEmpty {
      scale.kind = .category
      for name in names where scale.categories[name] == nil {
        scale.categories[name] = scale.categories.count
      }
      scale.slots = SlotScale(
        spacing: .even(first: 0, step: 1), count: scale.categories.count)
      scale.domain = -0.5...Double(scale.categories.count) - 0.5
    } else if values.contains(where: { !$0.isNumber }) || isDateDomain {
      scale.kind = .date
      place(dates: &scale)
    } else {
      let hasNumbers = !extent.isEmpty || values.contains { $0.quantity != nil }
      scale.kind = hasNumbers || explicit != nil ? .number : .none
      place(numbers: &scale, extent: extent)
    }
    if case .automatic(_, let isReversed) = options.domain { scale.isReversed = isReversed }
    if case .range(let low, let high) = options.domain, let low = low.quantity,
      let high = high.quantity
    {
      scale.isReversed = low > high
    }
    // Categories and days on the vertical axis are read from the top.
    if isVertical, scale.slots != nil { scale.isReversed.toggle() }
    return scale
  }

  private var categories: [String] {
    if case .values(let values) = options.domain, values.contains(where: { $0.quantity == nil }) {
      return values.map(\.name)
    }
    let hasNames = values.contains {
      if case .category = $0 { true } else { false }
    }
    return hasNames ? values.map(\.name) : []
  }

  private var isDateDomain: Bool {
    if case .range(.date, _) = options.domain { return true }
    return false
  }

  /// The requested domain, in coordinates.
  private var explicit: ClosedRange<Double>? {
    var ends: [Double] = []
    switch options.domain {
    case .range(let low, let high): ends = [low, high].compactMap(\.quantity)
    case .values(let values): ends = values.compactMap(\.quantity)
    case .automatic, nil: return nil
    }
    guard let low = ends.map(Self.bounded).min(), let high = ends.map(Self.bounded).max(),
      low < high
    else { return nil }
    return low...high
  }

  /// Returns a number limited to magnitudes whose differences a `Double` can represent.
  private static func bounded(_ number: Double) -> Double {
    abs(number) < 1e-300 ? 0 : min(max(number, -1e300), 1e300)
  }

  private func place(numbers scale: inout PlotScale, extent: [Double]) {
    let numbers = (values.compactMap(\.quantity) + extent).map(Self.bounded)
    if options.type == .log { return place(logarithms: &scale, numbers) }
    guard let low = numbers.min(), let high = numbers.max() else {
      scale.domain = explicit ?? 0...1
      scale.step = NiceNumbers.step(of: scale.domain.upperBound - scale.domain.lowerBound, count: 5)
      return
    }
    let ends = explicit.map { [$0.lowerBound, $0.upperBound] } ?? []
    if hasSlots, let slots = slots(Set(numbers + ends).sorted()) {
      scale.slots = slots
      scale.domain = low...max(high, low.nextUp)
      return
    }
    var includesZero = growsFromZero || isVertical
    if case .automatic(let choice?, _) = options.domain { includesZero = choice }
    let range = explicit ?? NiceNumbers.spread(low...high, includesZero: includesZero)
    scale.step = NiceNumbers.step(
      of: (range.upperBound / 2 - range.lowerBound / 2) * 2, count: 5)
    scale.domain =
      explicit != nil || isTight ? range : NiceNumbers.widened(range, to: scale.step)
  }

  /// Sets up whole powers of ten around the positive numbers.
  private func place(logarithms scale: inout PlotScale, _ numbers: [Double]) {
    let positive = numbers.filter { $0 > 0 }
    let low = explicit?.lowerBound ?? positive.min() ?? 1
    let high = explicit?.upperBound ?? positive.max() ?? 10
    scale.isLogarithmic = true
    var (start, end) = (1.0, 1.0)
    while start > max(low, 1e-300) { start /= 10 }
    while start * 10 <= low { start *= 10 }
    end = start * 10
    while end < high, end < 1e300 { end *= 10 }
    scale.domain = start...end
    if let explicit, explicit.upperBound > start {
      scale.domain = max(explicit.lowerBound, start)...explicit.upperBound
    }
  }

  /// Returns slots as wide as the least distance between two numbers; `nil` if they are too many.
  private func slots(_ numbers: [Double]) -> SlotScale? {
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let step = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.min() ?? 1
    let count = (last - first) / step + 1
    guard step > 0, count < 4096 else { return nil }
    return SlotScale(spacing: .even(first: first, step: step), count: Int(count.rounded()))
  }
}
