import Dispatch
internal import WidgetArchive

/// Brings what `WidgetCenter` is asked for to the host, wherever that is: through the folder that the
/// processes share, or where there is none to this process's own timelines.
final class CenterRequests: WidgetCenterListener {
  private let folder: SharedFolder?
  private let reload: @MainActor @Sendable (String?) -> Void

  /// - Parameter reload: asks the providers of a kind in this process, or of all kinds.
  init(folder: SharedFolder?, reload: @escaping @MainActor @Sendable (String?) -> Void) {
    self.folder = folder
    self.reload = reload
  }

  func reloadTimelines(ofKind kind: String?) {
    if let folder, (try? HostRequest.reload(kind: kind ?? "").send(in: folder)) != nil { return }
    let reload = reload
    DispatchQueue.main.async { MainActor.assumeIsolated { reload(kind) } }
  }

  func currentConfigurations() async -> [WidgetInfo] {
    guard let folder else { return [] }
    let archives = folder.instances.compactMap { (try? folder.timeline($0)).flatMap { $0 } }
    return archives.map { WidgetInfo(kind: $0.instance.kind, family: $0.instance.family) }
  }

  /// Recommendations are read whenever a gallery shows them.
  func invalidateConfigurationRecommendations() {}
}
