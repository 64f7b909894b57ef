import Dispatch
import Synchronization
import WidgetArchive
import WidgetTimeline

/// A bundle that a board names, with its description.
struct BoardBundle: Sendable {
  /// Its name on the board.
  let name: String
  let executable: BundleExecutable
  /// Its kinds; those of the last description if there is a problem.
  let widgets: [BundleDescription.Widget]
  /// The reason why it cannot be used, or `nil` if it can.
  let problem: String?

  /// True if it cannot be used, perhaps because it needs more time.
  var isLate: Bool { problem != nil && executable.refusal == nil }

  /// True if its program is still to be asked for its kinds.
  var isUnasked: Bool { problem != nil && executable.isUnasked }

  /// True if its kinds are not known.
  var isUnknown: Bool { problem != nil && widgets.isEmpty }

  /// Asks the programs of bundles for their descriptions, all at the same time.
  ///
  /// - Parameter state: The folder that stores descriptions, or `nil` to store none.
  static func load(
    _ executables: [(name: String, executable: BundleExecutable)], in state: SharedFolder?
  ) -> [BoardBundle] {
    let loaded = Mutex<[Int: BoardBundle]>([:])
    DispatchQueue.concurrentPerform(iterations: executables.count) { index in
      let (name, executable) = executables[index]
      let bundle = BoardBundle(name, executable, in: state)
      loaded.withLock { $0[index] = bundle }
    }
    let all = loaded.withLock { $0 }
    return executables.indices.compactMap { all[$0] }
  }

  /// Asks the programs of bundles for their descriptions, on a thread that may wait, and then goes on.
  ///
  /// The answers count for the reading of the board that follows.
  ///
  /// - Parameters:
  ///   - areLate: True to ask also those that have just failed, as with little time.
  ///   - state: The folder that stores descriptions, or `nil` to store none.
  static func ask(
    _ bundles: [BoardBundle], areLate: Bool, in state: SharedFolder?,
    then next: @escaping @MainActor @Sendable () -> Void
  ) {
    let executables = bundles.map(\.executable)
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.concurrentPerform(iterations: executables.count) { index in
        executables[index].ask(in: state, isLate: areLate)
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { next() } }
    }
  }

  private init(_ name: String, _ executable: BundleExecutable, in state: SharedFolder?) {
    self.name = name
    var executable = executable
    executable.activities = state.map {
      ActivityFolder(path: $0.bundle(executable.folder).activities)
    }
    self.executable = executable
    // Status lines start the host as well.
    if let state, executable.refusal == nil {
      try? executable.program.keep(in: state.bundle(executable.folder))
    }
    do throws(BundleFailure) {
      widgets = try executable.description(in: state).widgets
      problem = nil
    } catch {
      widgets = executable.lastDescription(in: state)?.widgets ?? []
      problem = VisibleText.quoted("bundle \(name): \(error)", limit: 400)
    }
  }

  private var origin: BundleOrigin {
    BundleOrigin(executable.program, problem: problem)
  }

  /// Returns the kind as instances store it.
  func kind(_ name: String) -> String { BundleKind(bundle: executable.folder, name: name).text }

  /// The descriptions of its kinds.
  @MainActor
  var descriptions: [WidgetDescription] {
    widgets.map { widget in
      let ask = BundleQuestioner { [executable] question, onAnswer throws(BundleFailure) in
        try executable.answer(question, onAnswer: onAnswer)
      }
      return WidgetDescription(widget, of: origin, ask: ask)
    }
  }

  /// Returns the description of a kind while its bundle has none.
  @MainActor
  func description(ofUnknown kind: String) -> WidgetDescription {
    WidgetDescription(unknown: kind, of: origin)
  }
}
