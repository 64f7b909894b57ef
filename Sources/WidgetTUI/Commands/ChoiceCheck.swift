import WidgetSettings
import WidgetTimeline

/// A check that looks up what a board chooses from lists that only a program or its back end has, such as a
/// shop's metrics: a board's reader cannot know them.
@MainActor
struct ChoiceCheck {
  /// The result for a setting of a widget.
  struct Result: Sendable {
    let widget: String
    let setting: String
    /// The reason why the chosen values are wrong or could not be looked up; `nil` if all exist.
    let failure: String?
    /// The values that may have been meant.
    let fix: String?
    /// The number of values.
    let count: Int

    var lines: [String] {
      guard let failure else {
        return ["\(widget): \(setting): \(count == 1 ? "is there" : "all \(count) are there")"]
      }
      return ["! \(widget): \(setting): \(failure)" + (fix.map { ", \($0)" } ?? "")]
    }
  }

  let board: Board
  let catalog: BoardCatalog

  /// Returns the result for each setting that chooses entities, in the order of widgets' names.
  func results() -> [Result] {
    board.widgets.keys.sorted().flatMap { name -> [Result] in
      guard let widget = board.widgets[name], catalog.isAvailable(name),
        let parameters = catalog[widget.kind]?.parameters
      else { return [] }
      let values = parameters.values(widget.settings)
      return BoardPlace.$current.withValue(widget.settings.place) {
        parameters.parameters.filter { $0.type.isEntity }.compactMap {
          result(of: $0.key, of: name, parameters, values)
        }
      }
    }
  }

  private func result(
    of key: String, of widget: String, _ parameters: WidgetParameters,
    _ values: [String: ParameterValue]
  ) -> Result? {
    let chosen = (values[key] ?? .none).items.compactMap(\.text)
    guard !chosen.isEmpty else { return nil }
    func result(_ failure: String?, _ fix: String? = nil) -> Result {
      Result(
        widget: widget, setting: key, failure: failure.map { TrialText.visible($0) },
        fix: fix.map { TrialText.visible($0) }, count: chosen.count)
    }
    do {
      let proposed = try proposals(for: key, nil, parameters, values)
      for word in chosen where !proposed.contains(word) {
        // Lists that are searched propose a part of what there is.
        let found = try proposals(for: key, word, parameters, values)
        if found.contains(where: { $0.lowercased() == word.lowercased() }) { continue }
        let near = Spelling.nearest(to: word, among: proposed + found)
        return result("there is no '\(word)'", near.map { "did you mean '\($0)'?" })
      }
      return result(nil)
    } catch {
      return result("could not be looked up: \(error)")
    }
  }

  private func proposals(
    for key: String, _ words: String?, _ parameters: WidgetParameters,
    _ values: [String: ParameterValue]
  ) throws -> [String] {
    try Blocking.value { try await parameters.options(key, words, values) }
      .compactMap(\.value.text)
  }
}

extension ParameterType {
  /// True if the value is an entity, or a list of entities, which a query finds.
  fileprivate var isEntity: Bool {
    switch self {
    case .entity: true
    case .optional(let type), .list(let type): type.isEntity
    default: false
    }
  }
}
