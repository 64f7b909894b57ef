/// Views of the elements of a collection, as in SwiftUI.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Returns the views: nothing is deleted here.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  /// Returns the views: nothing is moved here.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}

extension View {
  /// Has no effect here: nothing is deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect here: nothing is moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect here: nothing is selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
