/// Where an annotation stands to its mark, as in Swift Charts.
public enum AnnotationPosition: Sendable, Hashable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// −1 before the mark, 0 within its extent, 1 after it: across and down.
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
