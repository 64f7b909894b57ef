package import WidgetSettings

extension SourceRequest {
  /// Returns a text of the source's setting with each `${secret:name}` replaced; throws if one
  /// cannot be read.
  package func resolved(_ text: String) throws(SourceFailure) -> String {
    guard SecretReference.isIn(text) else { return text }
    return try secrets.resolved(
      text, folder: folder, timeout: timeout, environment: environment)
  }

  /// Returns the setting with secrets replaced in all its texts, but not in its keys.
  package func resolved(_ setting: Setting) throws(SourceFailure) -> Setting {
    switch setting {
    case .text(let text): return .text(try resolved(text))
    case .list(let items):
      var resolvedItems: [Setting] = []
      for item in items { resolvedItems.append(try resolved(item)) }
      return .list(resolvedItems)
    case .mapping(let entries):
      var resolvedEntries: [String: Setting] = [:]
      for (key, entry) in entries { resolvedEntries[key] = try resolved(entry) }
      return .mapping(resolvedEntries)
    }
  }
}
