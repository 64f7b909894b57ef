/// The size in points that a layout proposes to a view, as in SwiftUI; `nil` asks for the ideal
/// size.
public struct ProposedViewSize: Sendable, Hashable {
  /// The proposed width.
  public var width: Double?
  /// The proposed height.
  public var height: Double?

  /// Creates a proposal of a width, a height or both.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: DisplaySize) { self.init(width: size.width, height: size.height) }

  /// The proposal of no space, which asks for the minimum size.
  public static let zero = Self(width: 0, height: 0)
  /// The proposal of unlimited space, which asks for the maximum size.
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// The unspecified proposal, which asks for the ideal size.
  public static let unspecified = Self(width: nil, height: nil)

  /// Returns the proposal with unspecified lengths replaced by those of `size`; by default
  /// SwiftUI's ten points.
  @_disfavoredOverload
  public func replacingUnspecifiedDimensions(
    by size: DisplaySize = DisplaySize(width: 10, height: 10)
  ) -> DisplaySize {
    DisplaySize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Creates a proposal in points from one in cells.
  init(_ proposal: Proposal) {
    func points(_ cells: Int, _ size: Double) -> Double? {
      if cells == Proposal.unspecified { return nil }
      return cells >= Proposal.infinity ? .infinity : Double(cells) * size
    }
    self.init(
      width: points(proposal.width, Points.perColumn),
      height: points(proposal.height, Points.perRow))
  }

  /// The proposal in whole cells, rounded down.
  var cells: Proposal {
    func cells(_ points: Double?, _ size: Double) -> Int {
      guard let points, !points.isNaN else { return Proposal.unspecified }
      // Three thirds of a length must not lose a cell to a rounding error.
      let cells = max(0, points / size + 1e-6)
      return cells < Double(Proposal.infinity) ? Int(cells) : Proposal.infinity
    }
    return Proposal(width: cells(width, Points.perColumn), height: cells(height, Points.perRow))
  }
}
