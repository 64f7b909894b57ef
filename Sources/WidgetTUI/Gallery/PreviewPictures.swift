import Dispatch
import FoundationEssentials
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// A preview in the sources of a bundle, which a gallery shows.
struct GalleryPreview: Hashable, Sendable {
  let id: String
  let executable: BundleExecutable
}

/// The previews of bundles and their pictures, which the bundles' programs draw in the background.
@MainActor
final class PreviewPictures {
  /// A preview on a light or a dark ground.
  private struct Key: Hashable {
    let preview: GalleryPreview
    let scheme: ColorScheme
  }

  /// A picture of a preview.
  struct Picture {
    let about: BundlePicture
    let entry: AnyTimelineEntry
    var family: WidgetFamily? { about.family.flatMap { WidgetFamily(name: $0) } }
  }

  /// The pictures, or the reason for their absence.
  enum State {
    case pending
    case pictures([Picture])
    case failed(String)
  }

  private var queues = BundleQueues()
  private var states: [Key: State] = [:]
  /// Called when something has come.
  var onChange: @MainActor () -> Void = {}

  /// Asks the programs of bundles for their previews, and passes on those of each as they come.
  func list(
    of bundles: [BoardBundle], found: @escaping @MainActor ([GalleryItem]) -> Void
  ) {
    for bundle in bundles where bundle.problem == nil {
      let executable = bundle.executable
      let name = bundle.name
      queues[executable].async {
        let question = BundleQuestion(.previews, kind: "", InstanceSettings())
        let previews = BundleDescription.previews(in: (try? executable.answer(question)) ?? [])
        Task { @MainActor in
          found(previews.map { GalleryItem($0, of: executable, named: name) })
        }
      }
    }
  }

  /// Returns the state of a preview, which is drawn if it was not yet.
  func state(of preview: GalleryPreview, on scheme: ColorScheme) -> State {
    let key = Key(preview: preview, scheme: scheme)
    if let state = states[key] { return state }
    states[key] = .pending
    var question = BundleQuestion(.drawing, kind: "", InstanceSettings())
    question.preview = preview.id
    question.scheme = scheme == .light ? "light" : nil
    let asked = question
    queues[preview.executable].async { [weak self] in
      let result = Result { () throws(BundleFailure) in try preview.executable.answer(asked) }
      Task { @MainActor in self?.keep(result, key) }
    }
    return .pending
  }

  private func keep(_ result: Result<[BundleAnswer], BundleFailure>, _ key: Key) {
    switch result {
    case .failure(let failure): states[key] = .failed(failure.description)
    case .success(let answers):
      let pictures = BundleDescription.pictures(in: answers).compactMap { answer -> Picture? in
        guard let (about, archive) = answer.drawing, let entry = archive.entries.first else {
          return nil
        }
        return Picture(about: about, entry: AnyTimelineEntry(entry, of: archive.pictures))
      }
      let reason = answers.lazy.compactMap(\.unavailable).first { _ in true }
      states[key] =
        pictures.isEmpty ? .failed(reason ?? "the preview has no picture") : .pictures(pictures)
    }
    onChange()
  }
}

extension GalleryItem {
  /// Creates the item of a preview in a bundle's sources.
  init(_ preview: BundlePreview, of executable: BundleExecutable, named bundle: String) {
    let file = preview.file?.splitExactly(separator: "/").last.map { " in \($0)" } ?? ""
    self.init(
      kind: "\(executable.folder)#\(preview.id)", written: preview.name,
      title: VisibleText.quoted(preview.name, limit: 80),
      note: VisibleText.quoted("A preview\(file) of \(bundle).", limit: 200), families: [],
      executable: executable, preview: GalleryPreview(id: preview.id, executable: executable))
  }
}
