/// The room a layout offers a view, in points, as in SwiftUI; nil asks for the size it likes best.
public struct ProposedViewSize: Sendable, Hashable {
  /// The width offered.
  public var width: Double?
  /// The height offered.
  public var height: Double?

  /// An offer of a width, a height or both.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// An offer of a size.
  public init(_ size: DisplaySize) { self.init(width: size.width, height: size.height) }

  /// No room: asks for the least size.
  public static let zero = Self(width: 0, height: 0)
  /// All the room there could be: asks for the greatest size.
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// No offer: asks for the size that is liked best.
  public static let unspecified = Self(width: nil, height: nil)

  /// The offer, with lengths of `size` where there is none; SwiftUI's ten points where that does not
  /// say.
  public func replacingUnspecifiedDimensions(
    by size: DisplaySize = DisplaySize(width: 10, height: 10)
  ) -> DisplaySize {
    DisplaySize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// An offer of cells in points.
  init(_ proposal: Proposal) {
    func points(_ cells: Int, _ size: Double) -> Double? {
      if cells == Proposal.unspecified { return nil }
      return cells >= Proposal.infinity ? .infinity : Double(cells) * size
    }
    self.init(
      width: points(proposal.width, Points.perColumn),
      height: points(proposal.height, Points.perRow))
  }

  /// The offer in whole cells, rounded down.
  var cells: Proposal {
    func cells(_ points: Double?, _ size: Double) -> Int {
      guard let points, !points.isNaN else { return Proposal.unspecified }
      // A share of a third, three times, must not lose a cell to the last bit of a fraction.
      let cells = max(0, points / size + 1e-6)
      return cells < Double(Proposal.infinity) ? Int(cells) : Proposal.infinity
    }
    return Proposal(width: cells(width, Points.perColumn), height: cells(height, Points.perRow))
  }
}
