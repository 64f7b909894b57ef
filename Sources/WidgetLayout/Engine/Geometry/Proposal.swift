/// The size in cells that a parent proposes to a child, which answers with the size it takes.
public struct Proposal: Sendable, Hashable {
  /// The proposed columns, `Proposal.unspecified` or `Proposal.infinity`.
  public var width: Int
  /// The proposed rows, `Proposal.unspecified` or `Proposal.infinity`.
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The length of no proposal: the child takes its ideal length.
  public static let unspecified = -1
  /// The length of unlimited space; larger than any screen, and small enough to be added up.
  public static let infinity = 1 << 20

  /// The proposal that leaves both axes unspecified.
  public static let ideal = Proposal(width: unspecified, height: unspecified)

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Proposal: CustomStringConvertible {
  /// The proposal as text, such as `20×?` or `∞×10`.
  public var description: String {
    func text(_ length: Int) -> String {
      length == Self.unspecified ? "?" : length >= Self.infinity ? "∞" : String(length)
    }
    return "\(text(width))×\(text(height))"
  }
}

extension Proposal {
  /// Returns the proposal with another length along an axis.
  @inline(__always)
  func offering(_ length: Int, _ axis: Axis) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }
}

extension Size {
  /// Creates a size from its length along an axis and its length across it.
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
  /// The other axis.
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
