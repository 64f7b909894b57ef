import WidgetArchive
import WidgetBase
import WidgetTimeline

extension Catalog {
  /// Stores the list of kinds, so that a status line recognizes unknown names.
  func keepKinds(in folder: SharedFolder) { try? KindList(kinds).keep(in: folder) }

  /// Tells this program's bundle which of its widgets were added to boards and removed from them
  /// since it was last told.
  func followBoards(in folder: SharedFolder) {
    for file in FileAccess.names(in: InstanceList.folder(in: folder))
    where !file.hasExactSuffix(".new") {
      let now = InstanceList(of: file, in: folder, as: .shown)?.instances ?? []
      let before = InstanceList(of: file, in: folder, as: .told)?.instances ?? []
      let changes = InstanceChange.namedChanges(from: before, to: now)
      guard !changes.isEmpty else { continue }
      try? InstanceList(now).write(told: file, in: folder)
      instancesChanged(changes)
    }
  }
}
