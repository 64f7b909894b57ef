public import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// The context in which views look for objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The objects that a view asked for.
public struct FetchedResults<Result>: RandomAccessCollection {
  let found: [Result]
  public var startIndex: Int { 0 }
  public var endIndex: Int { found.count }
  public subscript(position: Int) -> Result { found[position] }
}

/// Objects that a view asks its context for. A request that fails finds none, and says so.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  @MainActor public var wrappedValue: FetchedResults<Result> {
    do { return FetchedResults(found: try context.fetch(request)) } catch {
      Absence.report("FetchRequest: \(error)")
      return FetchedResults(found: [])
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }
}
