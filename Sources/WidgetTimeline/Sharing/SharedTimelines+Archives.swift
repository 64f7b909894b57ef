internal import FoundationEssentials
import Glibc
internal import WidgetArchive
internal import WidgetLayout

/// The archiving of timelines for other processes.
extension SharedTimelines {
  func noteChanges(_ instances: [WidgetInstance]) {
    archiveIfNew(instances.map(\.id))
    for instance in instances where own[instance.id] != nil { onChange(instance.id) }
  }

  /// Archives the instances that others can see and that have changed. All are replaced in a row,
  /// since they may be places of one widget, which must not show different readings.
  func archiveIfNew(_ ids: [String]) {
    let replacements = ids.compactMap { prepareIfNew($0) }
    for replacement in replacements {
      attempt { () throws(FileError) in
        try replacement.commit()
        problem = nil
      }
    }
    if !replacements.isEmpty { removeOutdated(besides: ids) }
  }

  /// Removes the archives of the same widgets in places that are not shown now: their older reading
  /// would appear beside the new one until it is redrawn. If the new reading failed, they stay.
  private func removeOutdated(besides ids: [String]) {
    guard let folder else { return }
    for id in ids {
      guard let load = scheduler.state(of: id), load.failure == nil else { continue }
      for sibling in InstanceName.siblings(of: id) where scheduler.state(of: sibling) == nil {
        guard let archive = (try? folder.timeline(sibling)).flatMap({ $0 }),
          load.heard.timeIntervalSince(archive.heard) > 0.001
        else { continue }
        unlink(folder.timelinePath(sibling))
      }
    }
  }

  private func prepareIfNew(_ id: String) -> FileReplacement? {
    guard isHost, let folder, let load = scheduler.state(of: id) else { return nil }
    guard !load.source.isInline || others[id] != nil else { return nil }
    let sizes = sizes(of: id)
    let state = ArchivedState(revision: load.revision, sizes: sizes, hold: load.heldUntil)
    let last = archived[id]
    let isOver = last?.end.map { $0 <= load.shown ?? 0 } ?? false
    guard last?.state != state || isOver, load.revision > 0 else { return nil }
    archived[id] = Archived(state: state)
    // Drawing may crash the process just as asking may.
    folder.noteAsking(id, true)
    defer { folder.noteAsking(id, load.isAsking) }
    var replacement: FileReplacement?
    attempt { () throws(FileError) in
      // What cannot be read is replaced.
      let previous = (try? folder.timeline(id)).flatMap { $0 }
      let archive = load.archive(after: previous, sizes: sizes)
      archived[id]?.end = load.end(of: archive)
      replacement = try folder.prepare(archive)
    }
    return replacement
  }

  func sizes(of id: String) -> [Size] {
    var sizes = own[id]?.sizes ?? []
    for want in others[id] ?? [] where !sizes.contains(want.size) { sizes.append(want.size) }
    return sizes
  }
}
