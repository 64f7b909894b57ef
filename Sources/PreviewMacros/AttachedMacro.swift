import FoundationEssentials

/// A macro at a declaration, as the compiler asks about it.
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

  let macro: Macro
  let macroRole: String
  let declSyntax: Declaration

  /// What a message asks; nil if it cannot be read.
  init?(_ message: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Message.self, from: Data(message)) else {
      return nil
    }
    self = read.expandAttachedMacro
  }

  /// What the macro adds to the program in its role.
  var expansion: String {
    guard macro.typeName == "Entry", let entry = EntryDeclaration(declSyntax.source) else {
      return ""
    }
    switch macroRole {
    case "accessor": return entry.accessors
    case "peer": return entry.key
    default: return ""
    }
  }
}

/// What a macro becomes, as the compiler is told.
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
