public import CoreTransferable
public import UniformTypeIdentifiers

// What is dropped between the rows of a list. Here, nothing is.
extension DynamicViewContent {
  /// Returns the views: nothing is dropped here.
  nonisolated public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Returns the views: nothing is dropped here.
  nonisolated public func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Returns the views: nothing is dropped here.
  nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], Int) -> Void
  ) -> some DynamicViewContent { self }
}
