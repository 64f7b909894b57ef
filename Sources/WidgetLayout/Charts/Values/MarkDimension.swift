/// How wide a mark is in its place, as in Swift Charts; points become cells.
public struct MarkDimension: Sendable, Hashable {
  enum Measure: Sendable, Hashable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }
  let measure: Measure

  /// What looks well: a bar leaves about a third of its place free.
  public static let automatic = Self(measure: .automatic)

  /// So many points.
  public static func fixed(_ length: Double) -> Self { Self(measure: .fixed(length)) }

  /// A share of the place.
  public static func ratio(_ ratio: Double) -> Self { Self(measure: .ratio(ratio)) }

  /// The place without so many points on each side.
  public static func inset(_ inset: Double) -> Self { Self(measure: .inset(inset)) }

  /// The length in a place of `room`, where a unit is `points` points; the automatic one
  /// for what is no length.
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

/// What marks of one place do to each other, as in Swift Charts.
public enum MarkStackingMethod: Sendable, Hashable {
  /// Each begins where the one before ends; negative ones go down from zero.
  case standard
  /// As parts of the whole, which is 1.
  case normalized
  /// Around zero.
  case center
  /// Each begins at zero.
  case unstacked
}
