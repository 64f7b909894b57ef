extension ScaleMaking {
  /// Sets up a date axis, which runs from the first date to the last; units of time and bars have
  /// slots on it.
  func place(dates scale: inout PlotScale) {
    var unit: DateUnit?
    var moments: [Double] = []
    for case .date(let seconds, let own) in values where seconds.isFinite {
      if let own { unit = min(unit ?? own, own) }
      moments.append(min(max(seconds, -1e13), 1e13))
    }
    if case .range(let low, let high) = options.domain, let low = low.quantity,
      let high = high.quantity
    {
      moments = [min(low, high), max(low, high)]
    }
    guard let first = moments.min(), let last = moments.max() else {
      scale.kind = .none
      return
    }
    if let unit {
      place(unit, first, last, on: &scale)
    } else if hasSlots {
      place(moments, on: &scale)
    } else {
      scale.domain = first < last ? first...last : first - 43_200...first + 43_200
    }
  }

  private func place(
    _ unit: DateUnit, _ first: Double, _ last: Double, on scale: inout PlotScale
  ) {
    let start = calendar.ordinal(of: first, unit)
    let count = calendar.ordinal(of: last, unit) - start + 1
    scale.domain = calendar.start(of: start, unit)...calendar.start(of: start + count, unit)
    guard hasSlots, count < 4096 else { return }
    scale.slots = SlotScale(
      spacing: .units(unit, first: start), count: count, calendar: calendar)
  }

  private func place(_ moments: [Double], on scale: inout PlotScale) {
    let sorted = Set(moments).sorted()
    let first = sorted[0]
    let step = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 86_400
    let span = sorted[sorted.count - 1] - first
    scale.domain = first - step / 2...first + span + step / 2
    guard span / step < 4095 else { return }
    scale.slots = SlotScale(
      spacing: .even(first: first, step: step), count: Int((span / step).rounded()) + 1)
  }
}
