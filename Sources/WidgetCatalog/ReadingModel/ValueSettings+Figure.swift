import WidgetBase
import WidgetSources

extension ValueSettings {
  /// Creates the settings of a figure of the machine for which a board gives none.
  init(_ figure: MachineFigure) {
    self.init()
    complete(by: figure)
  }

  /// Sets what the board omits to what suits a figure of the machine.
  mutating func complete(by figure: MachineFigure) {
    isPending = figure.isRate
    if range == nil { range = figure.range }
    if unit.isEmpty {
      unit = figure.unit
      if unit.hasExactPrefix("B") { prefix = unit == "B" ? .binary : .si }
    }
    guard digits == nil, unit == figure.unit else { return }
    digits = figure.digits
    isRoundedUp = figure.isRoundedUp
  }
}
