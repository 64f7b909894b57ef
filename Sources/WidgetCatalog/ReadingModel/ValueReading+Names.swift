import WidgetBase

extension ValueReading {
  /// Returns the name of a part of the reading's data: behind the board's name of the value, if the widget has several,
  /// since data may name its parts as the board names another value.
  func name(ofPart name: String, among readings: [ValueReading]) -> String {
    let own = settings.name
    let isOfBoard = own.isEmpty || name.isEmpty || ExactText.isSame(name, own)
    return readings.count < 2 || isOfBoard ? name : "\(own) \(name)"
  }
}
