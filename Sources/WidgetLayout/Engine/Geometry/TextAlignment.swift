/// How the lines of one text stand to each other, as in SwiftUI.
public enum TextAlignment: UInt8, Sendable, Hashable, CaseIterable {
  case leading, center, trailing

  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
