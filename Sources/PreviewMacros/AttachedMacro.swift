import FoundationEssentials

/// The compiler's request to expand an attached macro.
struct AttachedMacro: Decodable {
  private struct Message: Decodable {
    let expandAttachedMacro: AttachedMacro
  }

  struct Macro: Decodable {
    let typeName: String
  }

  struct Declaration: Decodable {
    let source: String
  }

  /// The type that an extension is of.
  struct Extended: Decodable {
    let source: String
  }

  let macro: Macro
  let macroRole: String
  let declSyntax: Declaration
  let extendedTypeSyntax: Extended?

  /// Decodes a message; `nil` if it is malformed.
  init?(_ message: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Message.self, from: Data(message)) else {
      return nil
    }
    self = read.expandAttachedMacro
  }

  /// The code that the macro adds in its role.
  var expansion: String {
    switch macro.typeName {
    case "Entry": entry
    case "Model", "ModelActor": model
    default: ""
    }
  }

  private var entry: String {
    guard let entry = EntryDeclaration(declSyntax.source) else { return "" }
    return switch macroRole {
    case "accessor": entry.accessors
    case "peer": entry.key
    default: ""
    }
  }

  private var model: String {
    if macroRole == "extension", let type = extendedTypeSyntax?.source {
      let name = macro.typeName == "Model" ? "PersistentModel" : "ModelActor"
      return "extension \(type): SwiftData.\(name) {}"
    }
    if macro.typeName == "ModelActor" { return Self.actorMembers }
    return ModelDeclaration(declSyntax.source)?.members ?? ""
  }

  private static let actorMembers = """
    nonisolated let modelContainer: SwiftData.ModelContainer
    nonisolated let modelContext: SwiftData.ModelContext
    init(modelContainer: SwiftData.ModelContainer) {
      self.modelContainer = modelContainer
      modelContext = SwiftData.ModelContext(modelContainer)
    }
    """
}

/// The expansion of a macro, in the form of a message to the compiler.
struct Expansion: Encodable {
  private struct Result: Encodable {
    let expandedSource: String
    let diagnostics: [String] = []
  }

  private let expandMacroResult: Result

  init(source: String) { expandMacroResult = Result(expandedSource: source) }

  /// The message.
  var answer: String {
    let bytes = try? JSONEncoder().encode(self)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
