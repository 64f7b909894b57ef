/// The position of an annotation relative to its mark, as in Swift Charts.
public enum AnnotationPosition: Sendable, Hashable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// The direction from the mark, horizontally and vertically: −1 before it, 0 within its extent, 1
  /// after it.
  var direction: (x: Int, y: Int) {
    switch self {
    case .overlay: (0, 0)
    case .automatic, .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}
