@_exported import AppleFoundation
public import UniformTypeIdentifiers

/// A value that can be dragged, copied or shared, as in Core Transferable. Here, nothing is.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value is handed on.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed on, as in Core Transferable.
public protocol TransferRepresentation<Item> { associatedtype Item }

/// A value handed on as another one.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// A value handed on as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value handed on as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
}

/// Several forms of a value.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// Collects forms, as in Core Transferable.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content)
    -> Content
  { content }
  public static func buildBlock(
    _ first: some TransferRepresentation<Item>, _ second: some TransferRepresentation<Item>
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
  public static func buildBlock(
    _ first: some TransferRepresentation<Item>, _ second: some TransferRepresentation<Item>,
    _ third: some TransferRepresentation<Item>
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}
