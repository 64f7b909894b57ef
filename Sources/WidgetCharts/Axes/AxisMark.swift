public import WidgetLayout

/// A mark at a value of an axis, as in Swift Charts.
public protocol AxisMark {
  /// The parts of the mark.
  nonisolated var parts: [AxisPart] { get }
}

/// A part of a mark of an axis.
public struct AxisPart {
  enum Kind {
    case label(AxisLabelContent)
    case gridLine(isDashed: Bool)
    case tick
  }
  var kind: Kind
  var style: (any ShapeStyle)?
}

/// The content of a label.
enum AxisLabelContent {
  case automatic
  case none
  case format((PlotValue) -> String?)
  case view(@MainActor (inout Lowering) -> Void)
}

/// Several parts at one value.
public nonisolated struct AnyAxisMark: AxisMark {
  public let parts: [AxisPart]
}

/// A builder that makes a mark from the statements in a block, as in Swift Charts.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression(_ mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(parts: mark.parts)
  }

  public static func buildBlock(_ marks: AnyAxisMark...) -> AnyAxisMark {
    AnyAxisMark(parts: marks.flatMap(\.parts))
  }

  public static func buildOptional(_ mark: AnyAxisMark?) -> AnyAxisMark {
    mark ?? AnyAxisMark(parts: [])
  }

  public static func buildEither(first: AnyAxisMark) -> AnyAxisMark { first }

  public static func buildEither(second: AnyAxisMark) -> AnyAxisMark { second }

  public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(parts: mark.parts)
  }
}

extension AxisMark {
  /// Sets the style of the mark.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    AnyAxisMark(parts: parts.map { AxisPart(kind: $0.kind, style: $0.style ?? style) })
  }

  /// Has no effect here, as a cell has one size.
  nonisolated public func font(_ font: Font?) -> some AxisMark { self }
}
