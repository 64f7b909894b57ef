import WidgetBase
import WidgetSettings

/// Schemas of the places where boards say that data is kept: files, and addresses other than web
/// addresses.
extension SettingSchema {
  /// Returns the schema of a file's path.
  static func file(_ noun: String = "file") -> SettingSchema {
    .place(noun) { text in
      guard let scheme = scheme(of: text) else { return nil }
      if scheme == "file" {
        return SettingRemark(
          "'\(text)' is an address; expected a path",
          fix: "write \(text.dropFirst("file://".count))")
      }
      let isWeb = ["http", "https"].contains(scheme)
      return SettingRemark(
        "'\(text)' is an address; expected a path",
        fix: isWeb ? "an address is read with {http: \"\(text)\"}" : "write the path of a file",
        part: scheme + "://")
    }
  }

  /// Returns the schema of a path, or of an address with one of the given schemes.
  static func fileOrAddress(_ noun: String, schemes: [String]) -> SettingSchema {
    .place(noun) { text in
      scheme(of: text) == nil ? nil : WebAddress.mistake(in: text, schemes: schemes)
    }
  }

  /// A libpq connection string or URI, or the name of a database.
  static var postgresPlace: SettingSchema {
    // An empty one takes everything from the environment.
    .place(
      "database", expected: "a connection string, an address, or the name of a database",
      mayBeEmpty: true
    ) { text in
      guard let scheme = scheme(of: text), !["postgres", "postgresql"].contains(scheme) else {
        return nil
      }
      return SettingRemark(
        "'\(scheme)://' is not the address of a PostgreSQL server",
        fix: "expected postgresql://USER@HOST/DATABASE, or words such as host=db dbname=shop",
        part: scheme + "://")
    }
  }

  private static func place(
    _ noun: String, expected: String? = nil, mayBeEmpty: Bool = false,
    _ mistake: @escaping @Sendable (String) -> SettingRemark?
  ) -> SettingSchema {
    var kind = TextSchema(
      SettingKind<String>(noun: noun, expected: expected ?? "the name of a \(noun)") { text in
        text.isEmpty && !mayBeEmpty || mistake(text) != nil ? nil : text
      })
    kind.objection = mistake
    return SettingSchema(.text(kind))
  }

  /// Returns the letters before `://`, or `nil` if there are none.
  private static func scheme(of text: String) -> String? {
    guard let place = text.firstExactRange(of: "://") else { return nil }
    let scheme = text[..<place.lowerBound]
    let isScheme = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }
    return isScheme && !scheme.isEmpty ? scheme.lowercased() : nil
  }
}
