public import UniformTypeIdentifiers

// Dragging and dropping: nothing is moved in a picture.
extension View {
  /// Has no effect here: nothing is dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Has no effect here: nothing is dragged.
  nonisolated public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Has no effect here: nothing is dragged.
  nonisolated public func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View { self }

  /// Has no effect here: nothing is dragged.
  nonisolated public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Has no effect here: nothing is dragged.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { self }

  /// Has no effect here: nothing is dropped.
  nonisolated public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect here: nothing is dragged.
  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View { self }
}

/// Decides on what is dropped on a view, as in SwiftUI. Here, it is never asked.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether something may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped, and returns whether that went well.
  func performDrop(info: DropInfo) -> Bool
  /// Is told that something has come over the view.
  func dropEntered(info: DropInfo)
  /// Returns what a drop would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that something has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Returns nil: the last proposal holds.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items of a drop and their place, as in SwiftUI. Here, nothing is dropped.
public struct DropInfo {
  private let providers: [NSItemProvider]
  /// The place in the view.
  public let location: CGPoint

  /// Returns whether something of these types is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns what is dropped and has one of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Returns whether something of these types is dropped.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns what is dropped and has one of these types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

/// The proposed operation of a drop, as in SwiftUI.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop, as in SwiftUI.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// Whether a control answers while something is held over it, as in SwiftUI. Here, nothing is.
public struct SpringLoadingBehavior: Sendable, Hashable {
  private let name: String
  /// The control answers where that suits it.
  public static let automatic = Self(name: "automatic")
  /// The control answers.
  public static let enabled = Self(name: "enabled")
  /// The control does not answer.
  public static let disabled = Self(name: "disabled")
}

extension EnvironmentValues {
  /// Automatic, as nothing is dragged here.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}
