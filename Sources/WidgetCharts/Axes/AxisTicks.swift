/// The values at which an axis may be marked.
struct AxisTicks {
  let scale: PlotScale
  /// True if thousands are grouped, as for numbers beside a plot but not for years below it.
  var isGrouped = true

  struct Tick {
    var value: PlotValue
    var coordinate: Double
    var text: String
  }

  /// Returns choices of marks, the densest first.
  func choices(_ values: AxisMarkValues.Choice) -> [[Tick]] {
    switch values {
    case .values(let values): return thinned(ticks(values))
    case .stride(let step) where scale.kind == .number:
      return thinned(numbers(NiceNumbers.multiples(of: step, in: scale.domain), step: step))
    case .dates(let unit, let count) where scale.kind == .date:
      return thinned(DateTicks(scale: scale).ticks(every: count, unit))
    case .automatic(let count?):
      let all = automatic
      return all.filter { $0.count <= count + 1 } + all.suffix(1)
    default: return automatic
    }
  }

  private var automatic: [[Tick]] {
    switch scale.kind {
    case .none: return []
    case .date: return DateTicks(scale: scale).choices
    case .category:
      let names = scale.categories.sorted { $0.value < $1.value }.map { PlotValue.category($0.key) }
      return thinned(ticks(names))
    case .number where scale.isLogarithmic: return thinned(powers)
    case .number:
      if let slots = scale.slots {
        let step: Double = if case .even(_, let step) = slots.spacing { step } else { 1 }
        // Names that can never fit are not even created.
        let first = Self.strides.first { $0 * 100 >= slots.count } ?? 1
        let places = Self.every(first, of: Array(0..<slots.count))
        return thinned(numbers(places.map { slots.middle(of: $0) }, step: step))
      }
      return steps
    }
  }

  /// The multiples of the nice step and of its multiples. A choice of only the ends, with zero if
  /// it lies between them, is inserted by its number of marks.
  private var steps: [[Tick]] {
    let (low, high) = (scale.domain.lowerBound, scale.domain.upperBound)
    let count = max(1, Int(((high / 2 - low / 2) / scale.step * 2).rounded(.up)))
    var choices = [1, 2, 4, 5, 10].filter { $0 <= count }.map { factor in
      let step = scale.step * Double(factor)
      return numbers(NiceNumbers.multiples(of: step, in: scale.domain), step: scale.step)
    }
    choices = choices.filter { $0.count > 1 }
    let ends = low < 0 && high > 0 ? [low, 0, high] : [low, high]
    let isRound = ends.allSatisfy { abs($0 / scale.step - ($0 / scale.step).rounded()) < 1e-6 }
    let fine = NiceNumbers.step(of: (high / 2 - low / 2) * 2, count: 100)
    let whole = numbers(ends, step: isRound ? scale.step : fine)
    // Of choices with as many marks, the one that reaches both ends comes first if it needs no
    // fractions.
    let isPlain = scale.step < 1 || ends.allSatisfy { $0 == $0.rounded() }
    let index =
      choices.firstIndex { $0.count < whole.count || isPlain && $0.count == whole.count }
      ?? choices.endIndex
    choices.insert(whole, at: index)
    return choices
  }

  private var powers: [Tick] {
    var ticks: [Double] = []
    var power = scale.domain.lowerBound
    while power <= scale.domain.upperBound * 1.000001, ticks.count < 700 {
      ticks.append(power)
      power *= 10
    }
    return ticks.map { tick($0, text: NumberLabel.text($0)) }
  }

  private func numbers(_ numbers: [Double], step: Double) -> [Tick] {
    let limit = numbers.reduce(0) { max($0, abs($1)) }
    let step = numbers.allSatisfy { $0 == $0.rounded() } ? max(step.rounded(), 1) : step
    return numbers.map { number in
      let text = NumberLabel.text(number, step: step, limit: limit)
      return tick(number, text: isGrouped ? text : String(text.filter { $0 != "," }))
    }
  }

  private func tick(_ number: Double, text: String) -> Tick {
    Tick(value: .number(number), coordinate: number, text: text)
  }

  private func ticks(_ values: [PlotValue]) -> [Tick] {
    if scale.kind == .date { return DateTicks(scale: scale).ticks(values) }
    let numbers = values.compactMap(\.quantity)
    if scale.kind == .number {
      let step = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }.min() ?? 0
      return self.numbers(numbers, step: step)
    }
    return values.compactMap { value in
      scale.coordinate(of: value).map { Tick(value: value, coordinate: $0, text: value.name) }
    }
  }

  /// Returns all marks, every second one, every third one and so on, finally only the first.
  private func thinned(_ ticks: [Tick]) -> [[Tick]] {
    let strides = Self.strides.filter { $0 < ticks.count } + [max(1, ticks.count)]
    return ticks.isEmpty ? [] : strides.map { Self.every($0, of: ticks) }
  }

  private static let strides = [
    1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 50, 100, 200, 250, 500, 1000, 2000,
  ]

  private static func every<Element>(_ step: Int, of all: [Element]) -> [Element] {
    stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
