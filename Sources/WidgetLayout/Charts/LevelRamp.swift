/// The colours of values by their size: a scale of stops with the paints between them mixed.
///
///     LevelRamp([.init(0, .role(.blue)), .init(80, .role(.warn)), .init(95, .role(.bad))])
///
/// Below the first stop and above the last one the paint stays the same.
public struct LevelRamp: Sendable, Hashable {
  /// A value and its paint.
  public struct Stop: Sendable, Hashable {
    public let value: Double
    public let paint: Paint

    public init(_ value: Double, _ paint: Paint) { (self.value, self.paint) = (value, paint) }
  }

  private let stops: [Stop]

  /// Creates the ramp of some stops in any order; stops whose value is not finite are left out.
  public init(_ stops: [Stop]) {
    self.stops = stops.filter(\.value.isFinite).sorted { $0.value < $1.value }
  }

  /// Returns the paint of a value, or `nil` if the ramp has no stops or the value is no number.
  public func paint(of value: Double) -> Paint? {
    guard !value.isNaN, let first = stops.first, let last = stops.last else { return nil }
    guard value > first.value else { return first.paint }
    guard value < last.value, let end = stops.firstIndex(where: { $0.value > value }) else {
      return last.paint
    }
    let (low, high) = (stops[end - 1], stops[end])
    return .mix(low.paint, high.paint, (value - low.value) / (high.value - low.value))
  }
}
