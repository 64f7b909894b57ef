public import UniformTypeIdentifiers

/// A document that is a value, as in SwiftUI. Here, none is opened.
public protocol FileDocument {
  /// The input from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The purpose for which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document is written into.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as in SwiftUI. Here, none is opened.
public protocol ReferenceFileDocument: ObservableObject {
  /// The document at one moment.
  associatedtype Snapshot
  /// The input from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The purpose for which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document is written into.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the document at this moment.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file of the document.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The input from which a document is read, as in SwiftUI. Here, no document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The purpose for which a document is written, as in SwiftUI. Here, no document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there already; nil if there is none.
  public let existingFile: FileWrapper?
}

/// An open document that is a value, as in SwiftUI. Here, none is opened.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The document's file; nil before it is saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An open document that is an object, as in SwiftUI. Here, none is opened.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The document's file; nil before it is saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}
