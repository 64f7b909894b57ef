import WidgetSettings
import WidgetSources

/// A widget that is being composed from a source's answer, before it has a place on a board.
@MainActor
struct WidgetDraft {
  /// The reason why no widget can be made.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  let name: String
  let setting: Setting
  /// The places of the secrets that the source contained.
  let secrets: [String: Setting]

  /// Creates the widget that shows a source's answer best, or the best of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind that is wanted; `nil` for the one that suits best.
  ///   - name: The name that is wanted; `nil` for one that follows from the source.
  ///   - taken: The names that the board has.
  init(
    _ tried: TriedSource, kind: String?, name: String?, taken: Set<String>
  ) throws(Refusal) {
    guard let best = tried.proposals.first else {
      throw Refusal("no kind shows this source's data")
    }
    var chosen = best
    if let kind {
      guard let fitting = tried.proposals.first(where: { $0["kind"]?.text == kind }) else {
        var kinds: [String] = []
        for word in tried.proposals.compactMap({ $0["kind"]?.text }) where !kinds.contains(word) {
          kinds.append(word)
        }
        throw Refusal(
          "kind \(VisibleText.quoted(kind)) cannot show \(tried.words); kinds that can: "
            + kinds.joined(separator: ", "))
      }
      chosen = fitting
    }
    setting = chosen
    secrets = Self.newSecrets(of: chosen["source"], tried.secrets)
    if let name {
      if let mistake = Self.mistake(inName: name, taken: taken) { throw Refusal(mistake) }
      self.name = name
    } else {
      self.name = Self.free(WidgetName(chosen).text, taken)
    }
  }

  /// Returns the places of the secrets of a source that were written in it literally.
  ///
  /// Only these are new: all other references are a person's own, to secrets that the board has.
  static func newSecrets(of source: Setting?, _ literals: [String]) -> [String: Setting] {
    let names = source.map(SecretReference.names) ?? []
    return Dictionary(
      literals.filter(names.contains).map { ($0, TriedSource.place(ofSecret: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns what is wrong with a widget's name; `nil` if it can be used.
  static func mistake(inName name: String, taken: Set<String>) -> String? {
    if name.isEmpty { return "a widget needs a name" }
    guard WidgetReading.isName(name) else {
      return "\(VisibleText.quoted(name)): expected letters, digits, - and _"
    }
    return taken.contains(name) ? "the board has a widget \(name) already" : nil
  }

  /// Returns a name, with a number if it is taken.
  static func free(_ name: String, _ taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}
