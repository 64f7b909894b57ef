import Dispatch
import FoundationEssentials
import Synchronization
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The entries that a gallery draws, each made once: of this program's kinds at once, of bundles' by
/// their programs in the background.
@MainActor
final class WidgetPictures {
  /// A kind, a family, a size and the settings, for which an entry is drawn.
  struct Key: Hashable, Sendable {
    let kind: String
    let family: WidgetFamily
    /// The cells inside the tile.
    let size: Size
    var settings = InstanceSettings()
    /// The values of a bundle's parameters.
    var values: [String: ParameterValue] = [:]
  }

  /// An entry, or the reason for its absence.
  enum State {
    case pending
    case entry(AnyTimelineEntry)
    case failed(String)
  }

  private let catalog: Catalog
  /// A bundle is asked only for what is still wanted.
  private var queues = BundleQueues()
  private let wanted = Mutex<Set<Key>>([])
  private var states: [Key: State] = [:]
  /// Called when an entry has come.
  var onChange: @MainActor () -> Void = {}

  /// - Parameter catalog: the kinds, with those of the board's bundles.
  init(_ catalog: Catalog) { self.catalog = catalog.previewing }

  /// Returns the state of the only entry that is wanted now, which is asked for if it is not there.
  func state(of key: Key, executable: BundleExecutable?) -> State {
    want([key], executable: executable)
    return state(of: key)
  }

  /// Returns the state of an entry that is wanted.
  func state(of key: Key) -> State { states[key] ?? .pending }

  /// Asks for those of the entries that are not there, in this order, and for no others any more.
  func want(_ keys: [Key], executable: BundleExecutable?) {
    wanted.withLock { $0 = Set(keys) }
    for key in keys where states[key] == nil {
      states[key] = .pending
      if let executable { ask(executable, key) } else { ask(key) }
    }
  }

  private func ask(_ key: Key) {
    guard let description = catalog[key.kind] else { return }
    let context = TimelineProviderContext(
      family: key.family, isPreview: true, size: key.size, place: key.settings.place)
    let source =
      description.settings == nil && !key.values.isEmpty
      ? description.parameters?.source(key.values) ?? description.source
      : description.source(for: key.settings)
    source.snapshot(context) { [weak self] entry in self?.keep(.entry(entry), key) }
  }

  /// Asks a bundle's program, on a thread that may wait.
  private func ask(_ executable: BundleExecutable, _ key: Key) {
    var question = BundleQuestion(.preview, kind: BundleKind.name(of: key.kind), key.settings)
    question.values = key.values
    question.family = key.family.shortName
    (question.width, question.height) = (max(1, key.size.width), max(1, key.size.height))
    let asked = question
    queues[executable].async { [weak self] in
      guard let self else { return }
      // The user has gone on meanwhile.
      guard wanted.withLock({ $0.contains(key) }) else {
        Task { @MainActor in self.leave(key) }
        return
      }
      let result = Result { () throws(BundleFailure) in try executable.answer(asked) }
      Task { @MainActor in self.keep(result, key) }
    }
  }

  /// Forgets that an entry was asked for. If it is wanted again by now, the next picture asks anew.
  private func leave(_ key: Key) {
    states[key] = nil
    if wanted.withLock({ $0.contains(key) }) { onChange() }
  }

  private func keep(_ result: Result<[BundleAnswer], BundleFailure>, _ key: Key) {
    switch result {
    case .failure(let failure): keep(.failed(failure.description), key)
    case .success(let answers):
      let archive = answers.lazy.compactMap(\.timeline).first { _ in true }
      guard let archive, let entry = archive.entries.first, !entry.pictures.isEmpty else {
        return keep(.failed("the bundle gave no picture of its sample data"), key)
      }
      keep(.entry(AnyTimelineEntry(entry, of: archive.pictures)), key)
    }
  }

  private func keep(_ state: State, _ key: Key) {
    states[key] = state
    onChange()
  }
}
