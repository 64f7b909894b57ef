import WidgetSources

extension Datum {
  /// The last of several values, as a stream returns them; null for an empty list.
  var newest: Datum {
    guard let items else { return self }
    switch items.last {
    case nil: return .null
    case .number?, .text?, .bool?, .null?: return items[items.count - 1]
    case .list?, .record?: return self
    }
  }
}
