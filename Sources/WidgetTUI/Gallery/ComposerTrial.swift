import Dispatch
import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The reading of a composer's source in another process, and the drawing of its data, both in the
/// background.
@MainActor
final class ComposerTrial {
  /// The state of the reading.
  enum State {
    case unread
    case reading
    case read(TriedSource)
    case failed(String)
  }

  private(set) var state = State.unread
  /// The setting whose data were read.
  private(set) var source: Setting?
  /// The entry of the last drawing; `nil` before there is one.
  private(set) var drawing: WidgetDrawing?
  private var drawn: Setting?
  /// The number of the newest question; an older answer is dropped.
  private var asked = 0
  var onChange: @MainActor () -> Void = {}
  /// Called with what was read.
  var onRead: @MainActor (TriedSource) -> Void = { _ in }

  private let board: ComposedBoard

  init(_ board: ComposedBoard) { self.board = board }

  /// Reads a checked source once.
  func read(_ source: Setting) {
    asked += 1
    let number = asked
    state = .reading
    (drawing, drawn) = (nil, nil)
    let question = SourceQuestion(
      source: source, folder: board.folder, secrets: board.secrets)
    DispatchQueue.global().async { [weak self] in
      let result = Result { () throws(SourceFailure) in try question.answer() }
      Task { @MainActor in self?.take(result, number) }
    }
  }

  private func take(_ result: Result<TriedSource, SourceFailure>, _ number: Int) {
    guard number == asked else { return }
    switch result {
    case .failure(let failure): state = .failed(failure.reason)
    case .success(let tried) where tried.isFailed:
      state = .failed(tried.detail.isEmpty ? tried.words : "\(tried.words): \(tried.detail)")
    case .success(let tried):
      state = .read(tried)
      source = tried.source
      onRead(tried)
    }
    onChange()
  }

  /// The result of the reading; `nil` if there is none yet.
  var tried: TriedSource? { if case .read(let tried) = state { tried } else { nil } }

  /// Draws a widget from the data, unless that is what was drawn last. Without data, draws a widget that
  /// needs none.
  func draw(_ widget: Setting, kind: String) {
    guard drawn != widget else { return }
    drawn = widget
    let settings = board.trying.settings(Self.own(widget))
    guard let form = board.catalog[kind]?.settings,
      let job = form.drawing(of: settings, data: tried?.data ?? [])
    else { return }
    DispatchQueue.global().async { [weak self] in
      let drawing = job()
      Task { @MainActor in
        guard let self, self.drawn == widget else { return }
        self.drawing = drawing
        self.onChange()
      }
    }
  }

  /// Returns the settings that are a kind's own.
  private static func own(_ widget: Setting) -> Setting {
    var entries = widget.entries
    for key in ["kind", "family", "link", "title"] { entries[key] = nil }
    return .mapping(entries)
  }

  /// Returns true if a source differs from the one that was read by no more than what is picked of its
  /// data.
  func hasData(of source: Setting?) -> Bool {
    guard tried != nil, let source, let read = self.source else { return false }
    return Self.bare(source) == Self.bare(read)
  }

  private static func bare(_ source: Setting) -> Setting {
    guard case .mapping(var entries) = source else { return source }
    for key in ["pick", "regex", "column", "row", "null", "format"] { entries[key] = nil }
    return .mapping(entries)
  }
}
