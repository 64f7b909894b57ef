public import WidgetLayout

// Modifiers for places other than a terminal.
extension WidgetConfiguration {
  /// Extends the widget's content into the margins that others leave free inside their border.
  ///
  /// Here, that is one column on each side; rows are not left free.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.hasContentMargins = false }
  }

  /// Has no effect here: no place removes the background.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: there is only one location.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: boards set parameters.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Has no effect here: nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Adds the small tile to those of a Live Activity, whose views see it by `\.activityFamily`.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) {
      if $0.activity != nil, families.contains(.small) { $0.families.append(.systemSmall) }
    }
  }

  /// Has no effect here: a widget is not associated with anything else.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}

/// A place for widgets, as in WidgetKit.
public struct WidgetLocation: Sendable, Hashable {
  private let name: String
  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
  public static let carPlay = Self(name: "carPlay")
}

/// A size of Live Activities, as in WidgetKit.
public enum ActivityFamily: Int, Sendable, Hashable, CaseIterable {
  case small, medium
}
