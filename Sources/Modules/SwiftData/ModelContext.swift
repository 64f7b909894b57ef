internal import CoreData

/// A request for the objects of a model.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The objects of a program, which are read from a store and saved in it.
public final class ModelContext: @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled = false
  public var author: String?
  /// The objects with rows, by their tables and keys.
  private var known: [String: [Int64: any PersistentModel]] = [:]
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  public init(_ container: ModelContainer) { self.container = container }

  private var registered: [any PersistentModel] { known.values.flatMap(\.values) + inserted }

  public var hasChanges: Bool {
    synchronize()
    return !inserted.isEmpty || !deleted.isEmpty || registered.contains { isChanged($0) }
  }
  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var deletedModelsArray: [any PersistentModel] { deleted }
  public var changedModelsArray: [any PersistentModel] { registered.filter { isChanged($0) } }

  // MARK: Changes

  public func insert<Model: PersistentModel>(_ model: Model) { add(model) }

  /// Inserts an object with all that its relationships lead to.
  private func add(_ model: any PersistentModel) {
    guard model._state.context == nil else { return }
    model._state.context = self
    inserted.append(model)
    for property in Swift.type(of: model)._properties where property.destination != nil {
      for other in property.models(of: model) { add(other) }
    }
  }

  public func delete<Model: PersistentModel>(_ model: Model) { remove(model) }

  private func remove(_ model: any PersistentModel) {
    guard !model._state.isDeleted else { return }
    synchronize()
    model._state.isDeleted = true
    let type = Swift.type(of: model)
    for property in type._properties where property.destination != nil {
      let others = property.models(of: model)
      if property.isCascading {
        for other in others { remove(other) }
      } else if let inverse = ModelInverse.inverse(of: property, in: type) {
        for other in others {
          inverse.setModels(inverse.models(of: other).filter { $0 !== model }, of: other)
        }
      }
    }
    if model._state.key == nil {
      inserted.removeAll { $0 === model }
    } else {
      deleted.append(model)
    }
  }

  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) { remove(found) }
  }

  public func rollback() {
    for model in inserted { model._state.context = nil }
    inserted = []
    deleted = []
    known = [:]
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Reading

  public func fetch<Model: PersistentModel>(_ request: FetchDescriptor<Model>) throws -> [Model] {
    synchronize()
    var found: [Model] = []
    do {
      try read(Model.self)
      for model in (known[Model.table] ?? [:]).sorted(by: { $0.key < $1.key }).map(\.value)
        + inserted
      {
        guard let model = model as? Model, !model._state.isDeleted else { continue }
        if try request.predicate?.evaluate(model) ?? true { found.append(model) }
      }
    } catch { throw SwiftDataError(description: "the store cannot be read: \(error)") }
    found.sort(using: request.sortBy)
    found = Array(found.dropFirst(request.fetchOffset ?? 0))
    return request.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }

  public func fetchCount<Model: PersistentModel>(_ request: FetchDescriptor<Model>) throws -> Int {
    try fetch(request).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ request: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(request).map(\.persistentModelID) }

  public func enumerate<Model: PersistentModel>(
    _ request: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws { for model in try fetch(request) { try block(model) } }

  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    if let found = find(identifier) { return found }
    preconditionFailure("the store has no object \(identifier)")
  }

  public func registeredModel<Model: PersistentModel>(
    for identifier: PersistentIdentifier
  ) -> Model? { find(identifier) as? Model }

  private func find(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let pending = inserted.first(where: { $0.persistentModelID == identifier }) {
      return pending
    }
    let type = container.schema.all.first { "\($0)" == identifier.entityName }
    guard let type, let key = identifier.key else { return nil }
    if known[type.table]?[key] == nil { try? read(type) }
    return known[type.table]?[key]
  }

  /// Reads the rows of a type, and of all that they name.
  private func read(_ type: any PersistentModel.Type) throws {
    var fresh: [any PersistentModel] = []
    var seen: Set<String> = []
    try readRows(of: type, &fresh, &seen)
    while let model = fresh.popLast() {
      let type = Swift.type(of: model)
      for property in type._properties where property.set != nil && property.destination != nil {
        guard let other = property.destination else { continue }
        if !seen.contains(other.table) { try readRows(of: other, &fresh, &seen) }
        let keys = try keys(of: property, model, type)
        let models = keys.compactMap { known[other.table]?[$0] }
        property.setModels(models, of: model)
        model._state.members[property.name] = models.map { ObjectIdentifier($0) }
      }
    }
  }

  private func readRows(
    of type: any PersistentModel.Type, _ fresh: inout [any PersistentModel],
    _ seen: inout Set<String>
  ) throws {
    guard seen.insert(type.table).inserted else { return }
    let properties = type._properties.filter { !$0.isToMany }
    let names = (["Z_PK"] + properties.map(\.column)).map { "\"\($0)\"" }.joined(separator: ", ")
    let rows = try container.file.run("SELECT \(names) FROM \"\(type.table)\" ORDER BY Z_PK")
    // An object that must name another one is made after it.
    for property in properties where property.destination != nil {
      if let other = property.destination, !(property.type is any ModelWrapper.Type) {
        try readRows(of: other, &fresh, &seen)
      }
    }
    for row in rows {
      guard case .integer(let key) = row[0] else { continue }
      let cells = Dictionary(zip(properties.map(\.column), row.dropFirst())) { first, _ in first }
      if let old = known[type.table]?[key] {
        guard !isChanged(old), old._state.saved != cells else { continue }
        for property in properties where property.destination == nil {
          if let value = ModelCell.value(cells[property.column] ?? .null, as: property.type) {
            property.set?(old, value)
          }
        }
        old._state.saved = cells
        fresh.append(old)
        continue
      }
      let model = type.init(
        _row: ModelRow(cells: cells) { self.known[$0.table]?[$1] })
      (model._state.key, model._state.context, model._state.saved) = (key, self, cells)
      known[type.table, default: [:]][key] = model
      fresh.append(model)
    }
  }

  private func keys(
    of property: ModelProperty, _ model: any PersistentModel, _ type: any PersistentModel.Type
  ) throws -> [Int64] {
    guard property.isToMany else {
      if case .integer(let key) = model._state.saved[property.column] { return [key] }
      return []
    }
    let owner = SQLValue.integer(model._state.key ?? 0)
    let rows: [[SQLValue]]
    if let inverse = ModelInverse.toOne(of: property, in: type), let other = property.destination {
      rows = try container.file.run(
        "SELECT Z_PK FROM \"\(other.table)\" WHERE \"\(inverse.column)\" = ? ORDER BY Z_PK", [owner]
      )
    } else {
      rows = try container.file.run(
        "SELECT Z_MEMBER FROM \"\(ModelInverse.join(property, type))\" WHERE Z_OWNER = ? ORDER BY Z_ORDER",
        [owner])
    }
    return rows.compactMap { if case .integer(let key) = $0[0] { key } else { nil } }
  }

  // MARK: Relationships

  /// Has both sides of each relationship say the same.
  private func synchronize() {
    for model in registered where !model._state.isDeleted {
      for property in Swift.type(of: model)._properties where property.destination != nil {
        for other in property.models(of: model) where other._state.context == nil { add(other) }
      }
    }
    for model in registered { push(model) }
    for model in registered { pull(model) }
    for model in registered {
      for property in Swift.type(of: model)._properties where property.isToMany {
        model._state.members[property.name] = property.models(of: model).map {
          ObjectIdentifier($0)
        }
      }
    }
  }

  /// Has the new members of an object's relationships name it.
  private func push(_ model: any PersistentModel) {
    let type = Swift.type(of: model)
    for property in type._properties where property.isToMany {
      guard let inverse = ModelInverse.toOne(of: property, in: type) else { continue }
      let before = Set(model._state.members[property.name] ?? [])
      let now = property.models(of: model)
      for member in now where !before.contains(ObjectIdentifier(member)) {
        inverse.setModels([model], of: member)
      }
      let kept = Set(now.map { ObjectIdentifier($0) })
      for member in registered
      where before.contains(ObjectIdentifier(member)) && !kept.contains(ObjectIdentifier(member))
        && inverse.models(of: member).first === model
      { inverse.setModels([], of: member) }
    }
  }

  /// Has an object's relationships lead to those that name it.
  private func pull(_ model: any PersistentModel) {
    let type = Swift.type(of: model)
    for property in type._properties {
      guard let inverse = ModelInverse.inverse(of: property, in: type) else { continue }
      if property.isToMany, !inverse.isToMany {
        let now = property.models(of: model)
        let kept = now.filter { inverse.models(of: $0).first === model && !$0._state.isDeleted }
        if kept.count != now.count { property.setModels(kept, of: model) }
      } else if !property.isToMany, inverse.isToMany, let target = property.models(of: model).first
      {
        let members = inverse.models(of: target)
        if !members.contains(where: { $0 === model }) {
          inverse.setModels(members + [model], of: target)
        }
      }
    }
  }

  // MARK: Saving

  private func cells(of model: any PersistentModel) -> [String: SQLValue] {
    var cells: [String: SQLValue] = [:]
    for property in Swift.type(of: model)._properties where !property.isToMany {
      if property.destination != nil {
        let key = property.models(of: model).first?._state.key
        cells[property.column] = key.map { .integer($0) } ?? .null
      } else {
        let cell = ModelCell.cell(property.get(model))
        if cell == nil { Absence.report("keeping \(property.name)") }
        cells[property.column] = cell ?? .null
      }
    }
    return cells
  }

  func isChanged(_ model: any PersistentModel) -> Bool {
    model._state.key == nil || cells(of: model) != model._state.saved
  }

  public func save() throws {
    synchronize()
    let new = inserted
    do {
      try container.file.transaction {
        for model in new { try number(model) }
        for model in registered where !model._state.isDeleted { try write(model) }
        for model in deleted {
          try container.file.run(
            "DELETE FROM \"\(Swift.type(of: model).table)\" WHERE Z_PK = ?",
            [.integer(model._state.key ?? 0)])
        }
      }
    } catch {
      for model in new { model._state.key = nil }
      throw SwiftDataError(description: "the store cannot be written: \(error)")
    }
    for model in new {
      if let key = model._state.key {
        known[Swift.type(of: model).table, default: [:]][key] = model
      }
    }
    for model in deleted {
      if let key = model._state.key { known[Swift.type(of: model).table]?[key] = nil }
    }
    inserted = []
    deleted = []
  }

  /// Gives a new object its key: that of the row with the same unique value, if there is one.
  private func number(_ model: any PersistentModel) throws {
    let type = Swift.type(of: model)
    for property in type._properties where property.isUnique {
      guard let cell = ModelCell.cell(property.get(model)) else { continue }
      let rows = try container.file.run(
        "SELECT Z_PK FROM \"\(type.table)\" WHERE \"\(property.column)\" = ?", [cell])
      if case .integer(let key)? = rows.first?.first {
        model._state.key = key
        return
      }
    }
    try container.file.run("INSERT INTO \"\(type.table)\" (Z_OPT) VALUES (1)")
    let rows = try container.file.run("SELECT last_insert_rowid()")
    if case .integer(let key)? = rows.first?.first { model._state.key = key }
  }

  private func write(_ model: any PersistentModel) throws {
    let type = Swift.type(of: model)
    let cells = cells(of: model)
    if cells != model._state.saved {
      let columns = cells.keys.sorted()
      let list = columns.map { "\"\($0)\" = ?" }.joined(separator: ", ")
      try container.file.run(
        "UPDATE \"\(type.table)\" SET \(list.isEmpty ? "Z_OPT = 1" : list) WHERE Z_PK = ?",
        columns.compactMap { cells[$0] } + [.integer(model._state.key ?? 0)])
      model._state.saved = cells
    }
    for property in type._properties where property.isToMany {
      guard ModelInverse.toOne(of: property, in: type) == nil else { continue }
      let table = ModelInverse.join(property, type)
      let owner = SQLValue.integer(model._state.key ?? 0)
      try container.file.run("DELETE FROM \"\(table)\" WHERE Z_OWNER = ?", [owner])
      for (index, member) in property.models(of: model).enumerated() {
        guard let key = member._state.key else { continue }
        try container.file.run(
          "INSERT INTO \"\(table)\" VALUES (?, ?, ?)",
          [owner, .integer(key), .integer(Int64(index))])
      }
    }
  }
}
