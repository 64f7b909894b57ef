public import AppleFoundation
public import UniformTypeIdentifiers

/// A file that an intent takes or returns, as in AppIntents; a board names it by its path.
public struct IntentFile: Sendable, Hashable {
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

extension IntentFile: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  /// The file's name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: filename))
  }
}

extension IntentFile: _IntentValue {
  public static var parameterType: ParameterType { .written("the path of a file, from / or ~") }
  /// The file's path; `none` for one in memory.
  public var parameterValue: ParameterValue { fileURL.map { .text($0.path) } ?? .none }

  public static func value(for value: ParameterValue) throws -> IntentFile {
    guard let words = value.text, words.hasPrefix("/") || words.hasPrefix("~/") else {
      throw ParameterError(value, expected: parameterType)
    }
    let path = words.hasPrefix("/") ? words : NSHomeDirectory() + words.dropFirst()
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for files of types, which are not checked here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers:
      () -> any ResolverSpecification = { EmptyResolverSpecification<Value.UnwrappedType>() }
  ) {
    self.init(
      title, description, default: defaultValue, provider: optionsProvider, resolvers: resolvers)
  }

  /// Creates a parameter for files of types, which are not checked here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, default: defaultValue) }
}
