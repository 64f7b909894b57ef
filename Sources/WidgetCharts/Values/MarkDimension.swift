/// The size of a mark in its place, as in Swift Charts; points become cells.
public struct MarkDimension: Sendable, Hashable {
  enum Measure: Sendable, Hashable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }
  let measure: Measure

  /// The default size: a bar leaves about a third of its place free.
  public static let automatic = Self(measure: .automatic)

  /// Returns a size in points.
  public static func fixed(_ length: Double) -> Self { Self(measure: .fixed(length)) }

  /// Returns a fraction of the place.
  public static func ratio(_ ratio: Double) -> Self { Self(measure: .ratio(ratio)) }

  /// Returns the size of the place less a number of points on each side.
  public static func inset(_ inset: Double) -> Self { Self(measure: .inset(inset)) }

  /// Returns the length in a place of `room`, where a unit has `points` points; `automatic` if the
  /// result is not finite.
  func length(in room: Double, points: Double, automatic: Double) -> Double {
    let length =
      switch measure {
      case .automatic: automatic
      case .fixed(let length): length / points
      case .ratio(let ratio): room * ratio
      case .inset(let inset): room - 2 * inset / points
      }
    return length.isFinite ? length : automatic
  }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// The stacking of the marks in one place, as in Swift Charts.
public enum MarkStackingMethod: Sendable, Hashable {
  /// Each mark begins where the previous one ends; negative ones go down from zero.
  case standard
  /// The marks are parts of a whole of 1.
  case normalized
  /// The marks are centred around zero.
  case center
  /// Each mark begins at zero.
  case unstacked
}
