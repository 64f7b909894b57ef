import WidgetSettings
import WidgetSources

/// The name of a source in a few words: its kind and its place.
enum SourceWords {
  static func name(of source: Setting) -> String {
    if let text = source.text { return text }
    guard let kind = SourceKinds.all.first(where: { source[$0.name] != nil }),
      let place = source[kind.name]
    else { return "source" }
    let words = place.items.compactMap(\.text).joined(separator: " ")
    return "\(kind.name) \(words)"
  }
}
