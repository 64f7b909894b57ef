public import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  var storedModelContext: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context in which views look for objects: of a store in memory where nobody sets it.
  @MainActor public var modelContext: ModelContext {
    get {
      if let context = storedModelContext { return context }
      do {
        return ModelContext(
          try ModelContainer(for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
      } catch { preconditionFailure("\(error)") }
    }
    set { storedModelContext = newValue }
  }
}

/// Objects that a view asks its context for. A request that fails finds none, and says so.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.storedModelContext) private var context
  private let request: FetchDescriptor<Element>

  @MainActor public var modelContext: ModelContext? { context }

  @MainActor public var wrappedValue: Result {
    var found: [Element] = []
    do { found = try context?.fetch(request) ?? [] } catch { Absence.report("Query: \(error)") }
    return found as! Result
  }
}

extension Query where Result == [Element] {
  public init(_ request: FetchDescriptor<Element>, animation: Animation = .default) {
    self.request = request
  }

  public init(
    filter: Predicate<Element>? = nil, sort orders: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { request = FetchDescriptor(predicate: filter, sortBy: orders) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    request = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(path, order: order)])
  }
}

extension View {
  /// Has the views inside look for objects in a store.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.storedModelContext, ModelContext(container))
  }

  /// Has the views inside look for objects in the store of a model.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup) }

  /// Has the views inside look for objects in the store of models.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let made = Swift.Result<ModelContainer, any Error> {
      try ModelContainer(
        for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
    }
    onSetup(made)
    let context = (try? made.get()).map { ModelContext($0) }
    return environment(\.storedModelContext, context)
  }

  /// Has the views inside look for objects in a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.storedModelContext, context)
  }
}

extension Scene {
  /// Has no effect: an app has no window here.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Has no effect: an app has no window here.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false
  ) -> some Scene { self }

  /// Has no effect: an app has no window here.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false
  ) -> some Scene { self }
}
