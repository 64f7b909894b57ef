import FoundationEssentials
import WidgetSettings

/// What choosing a line of a plugin does besides opening an address.
package struct XBarAction: Sendable, Hashable, Codable {
  /// The program and what it is given; empty where the plugin is only run again.
  package var command: [String]
  /// Whether it has a terminal of its own.
  package var hasTerminal: Bool
  /// Whether the plugin is run again afterwards.
  package var refreshes: Bool

  /// Why the line does nothing, though it names a program; nil where it may run it.
  package var refusal: XBarRefusal?

  /// The scheme of addresses that stand for actions.
  package static let scheme = "xbar"
  /// The most digits of an address.
  private static let longest = 64 << 10
  private static let beginning = "\(scheme)://action/"

  package init(_ command: [String], hasTerminal: Bool = false, refreshes: Bool = false) {
    (self.command, self.hasTerminal, self.refreshes) = (command, hasTerminal, refreshes)
  }

  /// An action that does nothing, and says why.
  init(_ refusal: XBarRefusal) {
    self.init([])
    self.refusal = refusal
  }

  /// The action of a line; nil where it has none. A command that may not run is not kept: in its place
  /// is the reason.
  init?(_ parameters: XBarParameters, isTrusted: Bool) {
    let program = parameters["bash"] ?? parameters["shell"] ?? ""
    let command = program.isEmpty ? [] : [program] + parameters.commandParameters
    let refreshes = parameters.isTrue("refresh")
    guard !command.isEmpty || refreshes else { return nil }
    if !command.isEmpty, let refusal = XBarRefusal(command, isTrusted: isTrusted) {
      self.init(refusal)
      return
    }
    // Both programs open a terminal unless they are told not to.
    self.init(
      command, hasTerminal: !command.isEmpty && !parameters.isFalse("terminal"),
      refreshes: refreshes)
  }

  /// The action as an address, which only the route of its own widget opens.
  package var address: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = (try? encoder.encode(self)) ?? Data()
    // Letters and digits only: nothing in it has a meaning anywhere.
    return Self.beginning + data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The action of an address; nil for any other address.
  package init?(address: String) {
    guard address.hasPrefix(Self.beginning) else { return nil }
    let digits = Array(address.utf8.dropFirst(Self.beginning.utf8.count))
    guard digits.count % 2 == 0, digits.count <= Self.longest else { return nil }
    var data = Data()
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16)
      else { return nil }
      data.append(byte)
    }
    guard let action = try? JSONDecoder().decode(XBarAction.self, from: data) else { return nil }
    self = action
  }

  /// The command in words, each argument that is more than one word between quotes.
  package var words: String {
    command.map { word in
      let isPlain =
        !word.isEmpty
        && word.utf8.allSatisfy { byte in
          48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
            || "-_./:=@%+,~".utf8.contains(byte)
        }
      return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }.joined(separator: " ")
  }
}
