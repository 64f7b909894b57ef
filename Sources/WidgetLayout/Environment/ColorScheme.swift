import Synchronization

/// The light or dark appearance, as in SwiftUI.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  case light, dark
}

extension Theme {
  /// The appearance that views are drawn in.
  package var scheme: ColorScheme { isLight ? .light : .dark }
}

extension EnvironmentValues {
  /// The light or dark appearance: the board's theme decides; dark if nothing is known of it.
  public var colorScheme: ColorScheme {
    get {
      ColorSchemeUse.note()
      return ground
    }
    set { ground = newValue }
  }
}

/// A record of whether anything that was drawn depends on the light or dark appearance.
///
/// Most pictures do not, and are then drawn once for both. A view may read the appearance on any thread,
/// so that a use which is recorded at the same time counts too; it costs one more picture.
package enum ColorSchemeUse {
  private static let isNoted = Atomic(false)

  static func note() {
    guard !isNoted.load(ordering: .relaxed) else { return }
    isNoted.store(true, ordering: .relaxed)
  }

  /// Returns what `body` draws, and true if it depends on the appearance.
  @MainActor
  package static func noting<Result>(_ body: () -> Result) -> (result: Result, isUsed: Bool) {
    isNoted.store(false, ordering: .relaxed)
    return (body(), isNoted.load(ordering: .relaxed))
  }
}
