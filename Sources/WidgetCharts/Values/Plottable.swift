public import FoundationEssentials

/// A value that a chart can plot: a number, a date or a category, as in Swift Charts.
public protocol Plottable {
  /// The type of the plotted value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from a plotted one; `nil` if it is not one of this type.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text, to which every plottable value is converted, as in Swift Charts.
///
/// Here a requirement gives its position; Apple's protocol is closed to other types.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value's position on a scale.
  var plotValue: PlotValue { get }
  /// Creates the value at a position; `nil` if the position is of another kind.
  init?(plotValue: PlotValue)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var plotValue: PlotValue { .number(Double(self)) }

  public init?(plotValue: PlotValue) {
    guard case .number(let number) = plotValue else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var plotValue: PlotValue { .number(Double(self)) }

  public init?(plotValue: PlotValue) {
    guard case .number(let number) = plotValue else { return nil }
    self.init(number)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}

extension String: Plottable, PrimitivePlottableProtocol {
  public var plotValue: PlotValue { .category(self) }

  public init?(plotValue: PlotValue) {
    guard case .category(let name) = plotValue else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public var plotValue: PlotValue { .date(timeIntervalSince1970, unit: nil) }

  public init?(plotValue: PlotValue) {
    guard case .date(let seconds, _) = plotValue else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension Bool: Plottable {
  public var primitivePlottable: String { self ? "true" : "false" }
  public init?(primitivePlottable: String) { self.init(primitivePlottable) }
}
