/// The prominence of badges, as in SwiftUI.
public struct BadgeProminence: Sendable, Hashable {
  private let name: String

  public static let decreased = Self(name: "decreased")
  public static let standard = Self(name: "standard")
  public static let increased = Self(name: "increased")
}

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey {
    static let defaultValue = BadgeProminence.standard
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// A row of a list with a badge at its end; elsewhere without it.
private nonisolated struct BadgedView<Content: View>: View {
  let content: Content
  let badge: Text?
  @Environment(\.isInList) private var isInList
  @Environment(\.badgeProminence) private var prominence

  @MainActor var body: some View {
    if let badge, isInList {
      HStack {
        content
        Spacer()
        if prominence == .increased {
          badge.bold()
        } else {
          badge.foregroundStyle(.secondary)
        }
      }
    } else {
      content
    }
  }
}

extension View {
  /// Shows a number at the end of a row of a list, if it is not 0.
  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text at the end of a row of a list.
  nonisolated public func badge(_ label: Text?) -> some View {
    BadgedView(content: self, badge: label)
  }

  /// Shows a localized text at the end of a row of a list.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }

  /// Shows a text at the end of a row of a list.
  @_disfavoredOverload
  nonisolated public func badge(_ label: (some StringProtocol)?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }

  /// Sets the prominence of badges.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
