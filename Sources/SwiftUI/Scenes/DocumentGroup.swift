/// The windows of an app's documents, as in SwiftUI. Here, they are not shown.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  @MainActor public var body: some Scene { EmptyScene() }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// The file of the document that is open, as in SwiftUI. Here, none is.
public struct DocumentConfiguration {
  /// The document's file; nil before it is saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

extension EnvironmentValues {
  /// Nil, as no document is open here.
  public var documentConfiguration: DocumentConfiguration? { nil }
}
