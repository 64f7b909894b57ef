import FoundationEssentials

/// The language that figures are written in.
enum Language {
  /// A language that was chosen, as servers know it; else that of the environment.
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
