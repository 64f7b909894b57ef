import Dispatch
internal import FoundationEssentials
internal import WidgetArchive

/// A listener that passes requests to `WidgetCenter` on to the host, through the folder that the
/// processes share, and to this process's own timelines.
final class CenterRequests: WidgetCenterListener {
  private let folder: SharedFolder?
  private let reload: @MainActor @Sendable (String?, Bool) -> Void

  private let own: @MainActor @Sendable () -> [WidgetInstance]
  private let describe: @MainActor @Sendable (String) -> WidgetDescription?

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - reload: Asks the providers of a kind in this process, or of all kinds; its second argument
  ///     is true if the request was also sent to the host.
  ///   - own: Returns the instances of this process.
  ///   - describe: Returns the widget of a kind.
  init(
    folder: SharedFolder?, reload: @escaping @MainActor @Sendable (String?, Bool) -> Void,
    own: @escaping @MainActor @Sendable () -> [WidgetInstance],
    describe: @escaping @MainActor @Sendable (String) -> WidgetDescription?
  ) {
    self.folder = folder
    self.own = own
    self.describe = describe
    self.reload = reload
  }

  func reloadTimelines(ofKind kind: String?) {
    let request = HostRequest.reload(kind: kind ?? "")
    let isSent = folder.map { (try? request.send(in: $0)) != nil } ?? false
    let reload = reload
    DispatchQueue.main.async { MainActor.assumeIsolated { reload(kind, isSent) } }
  }

  func currentConfigurations() async -> [WidgetInfo] {
    var instances = await own()
    if let folder {
      let wants = WantFile.all(in: folder, now: Date().timeIntervalSince1970)
      for want in wants where !instances.contains(where: { $0.id == want.instance.id }) {
        instances.append(want.instance)
      }
    }
    var infos: [WidgetInfo] = []
    for instance in instances { infos.append(await info(of: instance)) }
    return infos
  }

  @MainActor
  private func info(of instance: WidgetInstance) async -> WidgetInfo {
    await describe(instance.kind)?.info(of: instance)
      ?? WidgetInfo(kind: instance.kind, family: instance.family)
  }

  /// Does nothing, since recommendations are read whenever a gallery shows them.
  func invalidateConfigurationRecommendations() {}
}
