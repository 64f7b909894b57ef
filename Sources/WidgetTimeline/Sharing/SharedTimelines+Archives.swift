internal import WidgetArchive
internal import WidgetLayout

/// What is archived for other processes.
extension SharedTimelines {
  func noteChange(_ id: String) {
    archiveIfNew(id)
    if own[id] != nil { onChange(id) }
  }

  /// Archives an instance that others can see, if anything of it is new to them.
  func archiveIfNew(_ id: String) {
    guard isHost, let folder, let load = scheduler.state(of: id) else { return }
    guard !load.source.isInline || others[id] != nil else { return }
    let sizes = sizes(of: id)
    let shown = load.shown.map { $0 / TimelineLoad.archivedStep }
    let state = ArchivedState(
      revision: load.revision, sizes: sizes, shown: shown, hold: load.heldUntil)
    guard archived[id] != state, load.revision > 0 else { return }
    archived[id] = state
    // Who is drawn may end the process as well as who is asked.
    folder.noteAsking(id, true)
    defer { folder.noteAsking(id, load.isAsking) }
    attempt { () throws(FileError) in
      let archive = load.archive(after: try folder.timeline(id), sizes: sizes)
      try folder.write(archive)
      problem = nil
    }
  }

  func sizes(of id: String) -> [Size] {
    var sizes = own[id].map { [$0.size] } ?? []
    for want in others[id] ?? [] where !sizes.contains(want.size) { sizes.append(want.size) }
    return sizes
  }
}
