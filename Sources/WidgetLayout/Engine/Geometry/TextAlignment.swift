/// The alignment of the lines of a text to one another, as in SwiftUI.
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
