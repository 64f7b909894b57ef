import FoundationEssentials

/// The compiler's request to expand a freestanding macro, which is `#Preview`.
struct FreestandingMacro: Decodable {
  private struct Message: Decodable {
    let expandFreestandingMacro: FreestandingMacro
  }

  /// The code of the macro, with the trivia and the attributes before it.
  struct Syntax: Decodable {
    let location: Location
    let source: String
  }

  /// A place in a source. It is that of the trivia before the code.
  struct Location: Decodable {
    let fileID: String
    let line: Int
  }

  /// A mangled name that no other expansion has.
  let discriminator: String
  let syntax: Syntax

  /// Decodes a message; `nil` if it is malformed.
  init?(_ message: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Message.self, from: Data(message)) else {
      return nil
    }
    self = read.expandFreestandingMacro
  }

  /// A type that makes the preview, in place of the macro.
  ///
  /// It calls the initializer of `Preview` that has the macro's parameters, so that its arguments are copied as they
  /// are. Nothing refers to the type: it is public because an optimizing compiler removes all others.
  var expansion: String {
    guard let start = MacroStart.index(in: syntax.source) else { return "" }
    let before = syntax.source[..<start]
    let call = syntax.source[start...].drop { $0 != "(" && $0 != "{" && !$0.isWhitespace }
    let line = syntax.location.line + before.utf8.count { $0 == UInt8(ascii: "\n") }
    return """
      \(before)public struct \(name): DeveloperToolsSupport.PreviewRegistry {
        public static var fileID: Swift.String { \(Self.literal(syntax.location.fileID)) }
        public static var line: Swift.Int { \(line) }
        public static func makePreview() throws -> DeveloperToolsSupport.Preview {
          DeveloperToolsSupport.Preview\(call)
        }
      }
      """
  }

  /// The type's name, in the form that the compiler accepts without a declaration of the macro's names.
  private var name: String { "\(discriminator)15PreviewRegistryfMu_" }

  private static func literal(_ text: String) -> String {
    "#\"\(text)\"#"
  }
}
