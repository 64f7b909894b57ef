public import WidgetLayout

// What places other than a terminal ask of a widget.
extension WidgetConfiguration {
  /// Gives the widget's content the room inside of its border that others leave free.
  ///
  /// Here: a column on each side; rows are not left free.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.hasContentMargins = false }
  }

  /// Has no effect here: no place takes the background away.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: there is one place.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: boards set parameters.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Has no effect here: nothing is loaded behind the program's back.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ urlSessionEvent: @escaping (String, () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: nothing is loaded behind the program's back.
  public func onBackgroundURLSessionEvents(
    matching: @escaping (String) -> Bool, _ urlSessionEvent: @escaping (String, () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: no watch shows Live Activities.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }

  /// Has no effect here: a widget belongs to nothing else.
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
