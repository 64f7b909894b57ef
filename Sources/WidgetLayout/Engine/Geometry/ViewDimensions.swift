/// The size and the alignment guides of a view in points, as in SwiftUI.
public struct ViewDimensions {
  /// The width in points: 8 for each column.
  public let width: Double
  /// The height in points: 16 for each row.
  public let height: Double
  private let explicit: (GuideKey) -> Double?

  /// Creates the dimensions of a view of `size`; `explicit` returns the guides that are set.
  init(size: Size, explicit: @escaping (GuideKey) -> Double? = { _ in nil }) {
    (width, height) = Points.points(size)
    self.explicit = explicit
  }

  /// The position of a guide in points from the left.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? guide.key.position(in: self, along: .horizontal)
  }

  /// The position of a guide in points from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? guide.key.position(in: self, along: .vertical)
  }

  /// The position of a guide that is set explicitly, in points from the left; `nil` if it is not
  /// set.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    explicit(GuideKey(axis: .horizontal, alignment: guide.key))
  }

  /// The position of a guide that is set explicitly or is a text's baseline, in points from the
  /// top; otherwise `nil`.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    explicit(GuideKey(axis: .vertical, alignment: guide.key))
  }
}

extension ViewDimensions: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
