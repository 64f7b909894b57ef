import FoundationEssentials
import Glibc

/// Answers the compiler's requests about `#Preview` and `@Entry`.
///
/// A macro is usually written with SwiftSyntax, a package of its own that takes minutes to build. A
/// plugin exchanges JSON messages with the compiler, each after its length in eight bytes; these
/// macros need no syntax tree.
@main
enum PreviewMacros {
  static func main() {
    while let message = Message.read() { Message.write(answer(to: message)) }
  }

  /// Returns the answer to a message, which is an object whose one key is its kind.
  static func answer(to message: [UInt8]) -> String {
    switch Message.kind(of: message) {
    case "getCapability":
      #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "expandFreestandingMacro":
      Expansion(source: FreestandingMacro(message)?.expansion ?? "").answer
    case "expandAttachedMacro":
      Expansion(source: AttachedMacro(message)?.expansion ?? "").answer
    default:
      #"{"expandMacroResult":{"diagnostics":[]}}"#
    }
  }
}
