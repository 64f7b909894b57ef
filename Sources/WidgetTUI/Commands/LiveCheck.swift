import Dispatch
import Synchronization
import WidgetTimeline

/// A check that reads the sources of a board's widgets once, several at a time.
@MainActor
struct LiveCheck {
  /// The result for a widget.
  struct Result: Sendable {
    let widget: String
    let kind: String
    let trial: WidgetTrial
    /// The secrets in its sources, which must not be printed.
    let literals: LiteralSecrets

    /// The reason why the widget would show nothing; `nil` if it can show its data.
    var failure: String? {
      for answer in trial.answers {
        guard case .failure(let failure) = answer.result else { continue }
        let detail = failure.detail.isEmpty ? "" : ": \(failure.detail)"
        return visible("\(answer.source): \(failure.reason)\(detail)")
      }
      return trial.mismatch.map { visible("kind \(kind) \($0)") }
    }

    private func visible(_ text: String) -> String { TrialText.visible(literals.redacted(text)) }

    /// The kinds that could show the data; `nil` if there is no mismatch to fix.
    var fix: String? {
      guard trial.mismatch != nil, case .success(let shape)? = trial.answers.first?.result,
        trial.answers.count == 1, !shape.kinds.isEmpty
      else { return nil }
      return "kinds that can show it: " + shape.kinds.joined(separator: ", ")
    }

    var lines: [String] {
      let words = trial.mismatch.map { ["! " + visible("kind \(kind) \($0)")] } ?? []
      let answers = trial.answers.flatMap(TrialText.lines).map(literals.redacted)
      return ["\(widget) (\(kind))"] + (answers + words).map { "  " + $0 }
    }
  }

  let board: Board
  let catalog: BoardCatalog

  /// The maximum number of sources that are read at once.
  private static let most = 16

  /// Returns the result for each widget that has a source and is shown on this machine, in the
  /// order of names.
  func results() -> [Result] {
    var jobs: [(name: String, widget: BoardWidget, job: @Sendable () -> WidgetTrial)] = []
    for name in board.widgets.keys.sorted() {
      guard let widget = board.widgets[name], catalog.isAvailable(name),
        let job = catalog[widget.kind]?.settings?.trial(of: widget.settings, guesses: false)
      else { continue }
      jobs.append((name, widget, job))
    }
    return zip(jobs, Self.results(of: jobs.map(\.job))).map { job, trial in
      Result(
        widget: job.name, kind: job.widget.kind, trial: trial,
        literals: LiteralSecrets(job.widget.settings["source"] ?? [:]))
    }
  }

  /// Returns the results of jobs that block, in order, running up to `most` at a time.
  private static func results(of jobs: [@Sendable () -> WidgetTrial]) -> [WidgetTrial] {
    let results = Mutex<[Int: WidgetTrial]>([:])
    let next = Atomic(0)
    let group = DispatchGroup()
    for _ in 0..<min(most, jobs.count) {
      // A queue of its own has its own thread, and readings block.
      DispatchQueue(label: "check").async(group: group) {
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < jobs.count else { return }
          let trial = jobs[index]()
          results.withLock { $0[index] = trial }
        }
      }
    }
    group.wait()
    return results.withLock { all in jobs.indices.compactMap { all[$0] } }
  }
}
