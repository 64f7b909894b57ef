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

  let macro: Macro
  let macroRole: String
  let declSyntax: Declaration

  /// Decodes a message; `nil` if it is malformed.
  init?(_ message: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Message.self, from: Data(message)) else {
      return nil
    }
    self = read.expandAttachedMacro
  }

  /// The code that the macro adds in its role.
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
