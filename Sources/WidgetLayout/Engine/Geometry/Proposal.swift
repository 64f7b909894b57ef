/// The room a parent offers a child, in cells; the child answers with the size it takes.
public struct Proposal: Sendable, Hashable {
  /// Columns offered, `Proposal.unspecified` or `Proposal.infinity`.
  public var width: Int
  /// Rows offered, `Proposal.unspecified` or `Proposal.infinity`.
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// No offer: the child takes what it would like best.
  public static let unspecified = -1
  /// All the room there could be; large enough for any screen, small enough to be added up.
  public static let infinity = 1 << 20

  /// No offer on either axis.
  public static let ideal = Proposal(width: unspecified, height: unspecified)

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Proposal: CustomStringConvertible {
  /// `20×?`, `∞×10`.
  public var description: String {
    func text(_ length: Int) -> String {
      length == Self.unspecified ? "?" : length >= Self.infinity ? "∞" : String(length)
    }
    return "\(text(width))×\(text(height))"
  }
}

extension Proposal {
  /// The same offer with another length along an axis.
  @inline(__always)
  func offering(_ length: Int, _ axis: Axis) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }
}

extension Size {
  /// A size by its length along an axis and across it.
  @inline(__always)
  init(length: Int, cross: Int, _ axis: Axis) {
    self =
      axis == .horizontal
      ? Size(width: length, height: cross) : Size(width: cross, height: length)
  }

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  /// The other one.
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
