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
          try ModelContainer(
            for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
      } catch { preconditionFailure("\(error)") }
    }
    set { storedModelContext = newValue }
  }
}

/// A result of a view's query: an array of models.
public protocol QueryResult {
  associatedtype Model: PersistentModel
  static func of(_ models: [Model]) -> Self
}

extension Array: QueryResult where Element: PersistentModel {
  public static func of(_ models: [Element]) -> [Element] { models }
}

/// Objects that a view asks its context for. A request that fails finds none, and says so.
@propertyWrapper
public struct Query<Result: QueryResult>: DynamicProperty {
  @Environment(\.storedModelContext) private var context
  private let request: FetchDescriptor<Result.Model>

  @MainActor public var modelContext: ModelContext? { context }

  public init() { request = FetchDescriptor() }

  public init(_ request: FetchDescriptor<Result.Model>, animation: Animation = .default) {
    self.request = request
  }

  public init(
    filter: Predicate<Result.Model>? = nil, sort orders: [SortDescriptor<Result.Model>] = [],
    animation: Animation = .default
  ) { request = FetchDescriptor(predicate: filter, sortBy: orders) }

  public init<Value: Comparable>(
    filter: Predicate<Result.Model>? = nil, sort path: KeyPath<Result.Model, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    request = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(path, order: order)])
  }

  @MainActor public var wrappedValue: Result {
    do { return Result.of(try context?.fetch(request) ?? []) } catch {
      Absence.report("Query: \(error)")
      return Result.of([])
    }
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
