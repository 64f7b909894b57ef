import FoundationEssentials
import WidgetBase
import WidgetSettings

/// The effect of choosing a plugin's line, apart from opening an address.
package struct XBarAction: Sendable, Hashable, Codable {
  /// The program and its arguments; empty if the plugin is only run again.
  package var command: [String]
  /// True if the command has its own terminal.
  package var hasTerminal: Bool
  /// True if the plugin is run again afterwards.
  package var refreshes: Bool

  /// The reason why the line does not run its program, or `nil` if it may.
  package var refusal: XBarRefusal?

  /// The scheme of addresses that represent actions.
  package static let scheme = "xbar"
  /// The most digits of an address.
  private static let longest = 64 << 10
  private static let beginning = "\(scheme)://action/"

  package init(_ command: [String], hasTerminal: Bool = false, refreshes: Bool = false) {
    (self.command, self.hasTerminal, self.refreshes) = (command, hasTerminal, refreshes)
  }

  /// Creates an action that only gives the reason for which it does nothing.
  init(_ refusal: XBarRefusal) {
    self.init([])
    self.refusal = refusal
  }

  /// Creates the action of a line, or returns `nil` if it has none. A command that may not run is
  /// not kept; the action contains the reason instead.
  init?(_ parameters: XBarParameters, isTrusted: Bool) {
    let program = parameters["bash"] ?? parameters["shell"] ?? ""
    let command = program.isEmpty ? [] : [program] + parameters.commandParameters
    let refreshes = parameters.isTrue("refresh")
    guard !command.isEmpty || refreshes else { return nil }
    if !command.isEmpty, let refusal = XBarRefusal(command, isTrusted: isTrusted) {
      self.init(refusal)
      return
    }
    // xbar and SwiftBar open a terminal unless it is disabled.
    self.init(
      command, hasTerminal: !command.isEmpty && !parameters.isFalse("terminal"),
      refreshes: refreshes)
  }

  /// The action as an address, which only its own widget opens.
  package var address: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = (try? encoder.encode(self)) ?? Data()
    // Hexadecimal digits have no special meaning in any context.
    return Self.beginning + data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Creates the action that an address represents, or returns `nil` for any other address.
  package init?(address: String) {
    guard address.hasExactPrefix(Self.beginning) else { return nil }
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

  /// The command as text, with quotes around arguments that are not one plain word.
  package var words: String {
    command.map { word in
      let isPlain =
        !word.isEmpty
        && word.utf8.allSatisfy { byte in
          48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
            || "-_./:=@%+,~".utf8.contains(byte)
        }
      return isPlain ? word : "'\(word.escaping { $0 == "'" ? "'\\''" : nil })'"
    }.joined(separator: " ")
  }
}
