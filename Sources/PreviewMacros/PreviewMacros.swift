import FoundationEssentials
import Glibc

/// Answers the compiler about `#Preview`, which becomes nothing, and `@Entry`.
///
/// A macro is usually written with SwiftSyntax, which is a package of its own and takes minutes to
/// build. What a plugin says to the compiler is messages of JSON, each after its length in eight
/// bytes; for these two macros it takes no syntax tree.
@main
enum PreviewMacros {
  static func main() {
    while let message = Message.read() { Message.write(answer(to: message)) }
  }

  /// The answer to a message, which is an object whose one key is its kind.
  static func answer(to message: [UInt8]) -> String {
    switch Message.kind(of: message) {
    case "getCapability":
      #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "expandFreestandingMacro": Expansion(source: "").answer
    case "expandAttachedMacro":
      Expansion(source: AttachedMacro(message)?.expansion ?? "").answer
    default:
      #"{"expandMacroResult":{"diagnostics":[]}}"#
    }
  }
}
