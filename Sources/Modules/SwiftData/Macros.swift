/// Has the objects of a class kept in a store.
@attached(member, names: named(init(_row:)), named(_properties), named(_state))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "Model")

/// Says how a property is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "Nothing")

/// Says what a property's objects know of this one.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "Nothing")

/// Says that a property is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "Nothing")

/// Says that values of some properties are unique together. Here, it has no effect.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "PreviewMacros", type: "Nothing")

/// Says by which properties a store finds objects fast. Here, it has no effect.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "PreviewMacros", type: "Nothing")

/// Gives an actor a context of its own.
@attached(
  member, names: named(modelContainer), named(modelContext), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActor")

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelContext: ModelContext { get }
}

extension ModelActor {
  public subscript<Model: PersistentModel>(
    identifier: PersistentIdentifier, as type: Model.Type
  ) -> Model? { modelContext.registeredModel(for: identifier) }
}
