public import UniformTypeIdentifiers

/// A value in the forms in which it is handed on, as in Foundation. Here, only a program itself
/// hands it on.
open class NSItemProvider: @unchecked Sendable {
  // Sendable: one task registers the forms before it passes the provider on.
  private typealias Load = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var forms: [(type: String, load: Load)] = []

  /// The name that a file of the value should have.
  open var suggestedName: String?

  /// Creates a provider without a value.
  public init() {}

  /// Creates a provider of an object in all its forms.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file's contents; nil if the file is not there.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  /// The types of the forms, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

  /// Returns whether a form is of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    load(of: typeIdentifier) != nil
  }

  /// Adds a form of the value.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    forms.append((typeIdentifier, loadHandler))
  }

  /// Adds the forms of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      forms.append(
        (type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }))
    }
  }

  /// Hands the form of a type to `completionHandler`, or an error if there is none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let finished = Progress(totalUnitCount: 1)
    guard let load = load(of: typeIdentifier) else {
      completionHandler(nil, CocoaError(.fileReadUnknown))
      return finished
    }
    return load(completionHandler) ?? finished
  }

  /// Returns whether an object can be made of a form of the value.
  open func canLoadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Hands an object made of the value to `completionHandler`, or an error if none can be made.
  @discardableResult
  open func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    let type = types.first(where: hasItemConformingToTypeIdentifier) ?? types.first ?? ""
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      do {
        let object = try data.map {
          try aClass.object(withItemProviderData: $0, typeIdentifier: type)
        }
        completionHandler(object, error)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func load(of typeIdentifier: String) -> Load? {
    guard let wanted = UTType(typeIdentifier) else { return nil }
    return forms.first {
      $0.type == typeIdentifier || UTType($0.type)?.conforms(to: wanted) == true
    }?.load
  }
}

/// Who may see a form of a value, as in Foundation. Here, only the program itself does.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// A value that is handed on, as in Foundation.
public protocol NSItemProviderWriting: Sendable {
  /// The types of the forms in which the value is handed on.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands the form of a type to `completionHandler`.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A value that is made of what is handed on, as in Foundation.
public protocol NSItemProviderReading: Sendable {
  /// The types of the forms that the value is made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns a value made of a form.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

// On Apple's systems, `NSString` is one of these; here, a text is.
extension String: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) -> String {
    String(decoding: data, as: UTF8.self)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}
