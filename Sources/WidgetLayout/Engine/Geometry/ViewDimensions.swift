/// A view's size and its guides in points, as in SwiftUI.
public struct ViewDimensions {
  /// The width in points: eight for each column.
  public let width: Double
  /// The height in points: sixteen for each row.
  public let height: Double
  private let explicit: (GuideKey) -> Double?

  /// The dimensions of a view of `size` whose guides are told by `explicit`, where they are not
  /// where its size puts them.
  init(size: Size, explicit: @escaping (GuideKey) -> Double? = { _ in nil }) {
    (width, height) = Points.points(size)
    self.explicit = explicit
  }

  /// Where a guide is, in points from the left.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? guide.key.position(in: self, along: .horizontal)
  }

  /// Where a guide is, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? guide.key.position(in: self, along: .vertical)
  }

  /// Where somebody put a guide, in points from the left; nil where nobody did.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    explicit(GuideKey(axis: .horizontal, alignment: guide.key))
  }

  /// Where somebody put a guide, or where a text's baseline is, in points from the top; nil where
  /// nobody did and there is no text.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    explicit(GuideKey(axis: .vertical, alignment: guide.key))
  }
}

extension ViewDimensions: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
