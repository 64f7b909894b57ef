/// The state of a scene, as in SwiftUI. Here, it is always the background.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

/// The room in one direction, as in SwiftUI.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  case compact, regular
}

/// The contrast of colours, as in SwiftUI.
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
  case standard, increased
}

/// The weight of text that a person prefers, as in SwiftUI.
public enum LegibilityWeight: Sendable, Hashable {
  case regular, bold
}

/// Closes a window or a page, as in SwiftUI. Here, it does nothing.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a window, as in SwiftUI. Here, it does nothing.
public struct OpenWindowAction: Sendable {
  /// Has no effect here.
  public func callAsFunction(id: String) {}

  /// Has no effect here.
  public func callAsFunction(value: some Codable & Hashable) {}

  /// Has no effect here.
  public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

/// Closes a window, as in SwiftUI. Here, it does nothing.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}

  /// Has no effect here.
  public func callAsFunction(id: String) {}

  /// Has no effect here.
  public func callAsFunction(value: some Codable & Hashable) {}

  /// Has no effect here.
  public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

/// Reads a list again, as in SwiftUI. Here, it does nothing.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Asks for a review in the App Store, as in StoreKit. Here, it does nothing.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

/// Whether a page is shown, as in SwiftUI.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  /// Has no effect here.
  public mutating func dismiss() {}
}

/// The list is being changed, as in SwiftUI. Here, it never is.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum AppearsActiveKey: EnvironmentKey { static let defaultValue = true }
  private enum LabelsKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
  private enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
  private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

  public var scenePhase: ScenePhase { .background }
  public var dismiss: DismissAction { DismissAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var refresh: RefreshAction? { nil }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var isPresented: Bool { false }
  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var isScrollEnabled: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var editMode: Binding<EditMode>? { nil }
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var pixelLength: CGFloat { 1 }
  public var supportsMultipleWindows: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var undoManager: UndoManager? { nil }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityReduceMotion: Bool { true }
  public var accessibilityReduceTransparency: Bool { true }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var allowsTightening: Bool { false }

  /// Whether the window is in front, as in SwiftUI.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether controls show their labels, as in SwiftUI.
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }

  /// The material behind a view, as in SwiftUI.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// The prominence of the headings of sections, as in SwiftUI.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// A degree of prominence, as in SwiftUI.
public enum Prominence: Sendable, Hashable {
  case standard, increased
}
