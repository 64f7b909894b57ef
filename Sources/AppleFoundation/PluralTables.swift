internal import Synchronization
import WidgetLayout

/// The texts of a bundle that depend on numbers, from its `.stringsdict` files.
final class PluralTables: Sendable {
  private let bundle: Bundle
  private let tables = Mutex<[String: [String: PluralText]]>([:])

  private static let known = Mutex<[String: PluralTables]>([:])

  private init(_ bundle: Bundle) { self.bundle = bundle }

  /// Returns the tables of a bundle, which are read once.
  static func of(_ bundle: Bundle) -> PluralTables {
    known.withLock { known in
      if let tables = known[bundle.bundlePath] { return tables }
      let tables = PluralTables(bundle)
      known[bundle.bundlePath] = tables
      return tables
    }
  }

  /// Returns the text of a key; `nil` if it does not depend on a number.
  func text(for key: String, table: String?) -> PluralText? {
    let name = table ?? "Localizable"
    return tables.withLock { tables in
      if let table = tables[name] { return table[key] }
      let table = read(name)
      tables[name] = table
      return table[key]
    }
  }

  private func read(_ name: String) -> [String: PluralText] {
    guard let path = bundle.path(forResource: name, ofType: "stringsdict"),
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: [String: Any]]
    else { return [:] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension() : folder
    return entries.compactMapValues { Self.text($0, in: language.lastPathComponent) }
  }

  private static func text(_ entry: [String: Any], in language: String) -> PluralText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { value -> PluralText.Variable? in
      guard let forms = value as? [String: String] else { return nil }
      return PluralText.Variable(forms: forms)
    }
    return PluralText(language: language, format: format, variables: variables)
  }
}
