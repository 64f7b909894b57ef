import WidgetBase

/// The conditions of `#if` as they are for an app of iOS, built here.
package struct PlatformConditions: Sendable {
  /// The project's own conditions: SWIFT_ACTIVE_COMPILATION_CONDITIONS.
  package var flags: Set<String>
  /// The modules that can be imported.
  package var modules: Set<String>
  /// The language version, such as 5 or 6.
  package var language: Int

  /// The modules of this package that no app of iOS has.
  private static let absentFromIOS: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Glibc", "Musl"]

  package init(flags: Set<String> = [], modules: Set<String> = [], language: Int = 5) {
    (self.flags, self.modules, self.language) = (flags, modules, language)
  }

  /// Returns true if `canImport` finds a module.
  package func canImport(_ module: String) -> Bool {
    !Self.absentFromIOS.contains(module) && modules.contains(module)
  }

  /// Returns the value of a condition such as `os(iOS)`; `nil` if only the compiler knows it.
  func value(of name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "iOS"
    case "targetEnvironment": false
    case "canImport":
      canImport(String(argument.prefix { $0 != "," && $0 != "." }).trimmed)
    case "_runtime": argument == "_Native"
    case "swift": Self.compare(argument, language == 5 ? [5, 10] : [6, 3])
    case "compiler", "_compiler_version": Self.compare(argument, [6, 3])
    default: nil
    }
  }

  /// Returns true for conditions whose value the compiler would take from this machine.
  static func isOfPlatform(_ name: String) -> Bool {
    ["os", "targetEnvironment", "canImport"].contains(name)
  }

  private static func compare(_ argument: String, _ version: [Int]) -> Bool? {
    let isLess = argument.hasExactPrefix("<")
    guard isLess || argument.hasExactPrefix(">=") else { return nil }
    let wanted = argument.drop { "<>=".contains($0) }.trimmed.splitExactly(separator: ".")
      .compactMap {
        Int($0)
      }
    let isReached = !version.lexicographicallyPrecedes(wanted)
    return isLess ? !isReached : isReached
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
