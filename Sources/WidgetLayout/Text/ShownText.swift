extension EnvironmentValues {
  /// True if the content is private and must not be shown now.
  var hidesContent: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }

  /// Returns `string` as a text shows it here: in the letter case set, or as three dots if it is
  /// private. The number of dots is fixed, as a length reveals something too.
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
  /// A letter case for texts, as in SwiftUI.
  public enum Case: Sendable, Hashable {
    case uppercase, lowercase
  }
}

extension EnvironmentValues {
  /// The letter case in which texts are drawn; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get {
      letterCase.map { $0 == .upper ? .uppercase : .lowercase }
    }
    set {
      letterCase = newValue.map { $0 == .uppercase ? .upper : .lower }
    }
  }
}
