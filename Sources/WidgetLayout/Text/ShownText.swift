extension EnvironmentValues {
  /// Whether the content is private, and now is not the time to show it.
  var hidesContent: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }

  /// `string` as a text shows it here: in the case asked for, and not at all where it is private.
  /// The dots are three for any text, since a length tells something too.
  func shown(_ string: String) -> String {
    if hidesContent { return "•••" }
    return switch letterCase {
    case .upper: string.uppercased()
    case .lower: string.lowercased()
    case nil: string
    }
  }
}

extension Text {
  /// A case that texts can be drawn in, as in SwiftUI.
  public enum Case: Sendable, Hashable {
    case uppercase, lowercase
  }
}

extension EnvironmentValues {
  /// The case that texts are drawn in; nil leaves them as they are.
  public var textCase: Text.Case? {
    get {
      letterCase.map { $0 == .upper ? .uppercase : .lowercase }
    }
    set {
      letterCase = newValue.map { $0 == .uppercase ? .upper : .lower }
    }
  }
}
