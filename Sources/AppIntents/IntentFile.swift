public import AppleFoundation
public import UniformTypeIdentifiers

/// A file that an intent takes or returns, as in AppIntents.
public struct IntentFile: OpaqueIntentValue, Sendable {
  /// The file's bytes; empty if its file cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
  private let bytes: Data?
  /// The file's name.
  public var filename: String
  /// The place of the file; `nil` for one in memory.
  public let fileURL: URL?
  public let type: UTType?
  public var removedOnCompletion = false

  /// Creates a file from bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (bytes, self.filename, fileURL, self.type) = (data, filename, nil, type)
  }

  /// Creates a file from one on the disk.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (bytes, self.fileURL, self.type) = (nil, fileURL, type)
    self.filename = filename ?? fileURL.lastPathComponent
  }
}

extension IntentParameter {
  /// Creates a parameter for files of types, which boards cannot set.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description) }

  /// Creates a parameter for files of types, which boards cannot set.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description) }
}
