import FoundationEssentials

/// The language of figures.
enum Language {
  /// Returns the chosen language as servers know it, otherwise the environment's.
  static func chosen(
    _ choice: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let names = [choice] + ["LC_ALL", "LC_NUMERIC", "LANG"].map { environment[$0] ?? "" }
    let name = names.first { !$0.isEmpty } ?? ""
    let tag = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let isTag = tag.utf8.allSatisfy { byte in
      65...90 ~= byte || 97...122 ~= byte || 48...57 ~= byte || byte == UInt8(ascii: "-")
    }
    return tag.isEmpty || tag == "C" || tag == "POSIX" || !isTag ? "en" : String(tag)
  }
}
