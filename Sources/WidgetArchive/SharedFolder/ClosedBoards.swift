import Glibc
import WidgetBase

/// The boards that nobody opens any more, and what is kept of them.
package struct ClosedBoards: Sendable {
  /// The time after which what nobody has written or read is removed, in seconds: 30 days.
  package static let patience = 30.0 * 86_400

  /// The time after which the folder of a program that nobody has started is removed, in seconds: a year.
  private static let patienceWithPrograms = 365.0 * 86_400

  private let folder: SharedFolder
  private let now: Double
  /// The names of the widgets in use, without their families.
  private let inUse: Set<String>

  /// Creates the boards of a folder.
  ///
  /// - Parameter ids: The instances in use, of which nothing is removed.
  package init(in folder: SharedFolder, now: Double, keeping ids: [String]) {
    (self.folder, self.now) = (folder, now)
    inUse = Set(ids.map(InstanceName.shared))
  }

  /// Removes the archives of widgets that are on no board which was opened or read in the last 30
  /// days, and the lists of boards whose files are gone.
  ///
  /// Called by the host only, when it begins.
  package func remove() {
    let archives = Dictionary(grouping: folder.instances, by: InstanceName.shared)
    let boards = lists
    // What a running front end shows stays, though its board's file is gone.
    let gone = boards.filter { isGone($0.key) && inUse.isDisjoint(with: $0.value) }
    var kept = inUse
    for (file, widgets) in boards where gone[file] == nil {
      let isOpen =
        isUsed("\(InstanceList.folder(in: folder))/\(file)")
        || widgets.contains { archives[$0]?.contains(where: isUsed(archive:)) ?? false }
      if isOpen { kept.formUnion(widgets) }
    }
    for file in gone.keys { unlink("\(InstanceList.folder(in: folder))/\(file)") }
    let closed = Set(gone.values.flatMap { $0 })
    for (widget, ids) in archives where !kept.contains(widget) {
      guard closed.contains(widget) || !ids.contains(where: isUsed(archive:)) else { continue }
      for id in ids {
        unlink(folder.timelinePath(id))
        unlink("\(folder.asking)/\(FileName.encoded(id))")
      }
    }
    removeOldFiles()
  }

  /// Removes the folders of bundles that are gone, and those of programs that were not started for a year.
  ///
  /// A program may have left files there of which the removal of each takes seconds, so that nobody waits for this.
  package func removeFolders() {
    removeProgramFolders()
    if !folder.isBundle { removeAbandonedBundles() }
  }

  /// The names of the widgets of each board's list, by the name of its file.
  private var lists: [String: Set<String>] {
    var lists: [String: Set<String>] = [:]
    for file in FileAccess.names(in: InstanceList.folder(in: folder))
    where !file.hasExactSuffix(FileReplacement.suffix) {
      let list = InstanceList(of: file, in: folder, as: .shown)
      lists[file] = list.map { Set($0.instances.map { InstanceName.shared($0.id) }) }
    }
    return lists
  }

  /// Removes the last good readings and the lists of snapshots that were neither written nor read for so long, and
  /// archives that could not be read.
  private func removeOldFiles() {
    let old = ["\(folder.path)/readings", InstanceList.snapshots(in: folder)]
    let unreadable = FileAccess.names(in: folder.timelines).filter {
      $0.hasExactSuffix(SharedFolder.unreadableSuffix)
    }
    let paths =
      old.flatMap { folder in FileAccess.names(in: folder).map { "\(folder)/\($0)" } }
      + unreadable.map { "\(folder.timelines)/\($0)" }
    for path in paths where !isUsed(path) { unlink(path) }
  }

  /// Removes the lasting folders of programs that were not started for a year: of those, nobody knows the board.
  private func removeProgramFolders() {
    let deadline = Deadline(after: Self.removing)
    let sources = "\(folder.path)/sources"
    for name in FileAccess.names(in: sources, beginning: "program-") {
      var status = stat()
      let path = "\(sources)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        // The time of the last change is the one that a program cannot set; its start is a change.
        now - Double(status.st_ctim.tv_sec) > Self.patienceWithPrograms
      else { continue }
      FolderRemoval.remove(path, before: deadline)
    }
  }

  /// Removes the folders of bundles whose programs are gone and which nobody has used in the last 30 days, with all
  /// that a bundle left there.
  ///
  /// A program that is built anew is gone for a moment, so that its being gone alone is no reason.
  private func removeAbandonedBundles() {
    // A bundle may have left any number of files; what is left of them goes when the next host begins.
    let deadline = Deadline(after: Self.removing)
    for bundle in folder.bundles where isAbandoned(bundle) {
      // The file that names the program goes last: it tells whose folder this is.
      let isEmpty = FileAccess.names(in: bundle.path).filter { $0 != BundleProgram.fileName }
        .allSatisfy { name in
          let path = "\(bundle.path)/\(name)"
          return unlink(path) == 0 || FolderRemoval.remove(path, before: deadline)
        }
      if isEmpty { FolderRemoval.remove(bundle.path) }
    }
  }

  /// The seconds that the removal of bundles' folders, and that of programs', may take.
  private static let removing = 2.0

  /// Returns true if the program of a bundle is gone, and no board or status line has named it in the last 30 days.
  ///
  /// Only what the bundle cannot write tells that. A disk that is not mounted has lost nothing.
  private func isAbandoned(_ bundle: SharedFolder) -> Bool {
    // Whoever shows the bundle reads this file, and so does the next line.
    let isNamed = isUsed("\(bundle.path)/\(BundleProgram.fileName)")
    guard !isNamed, let program = BundleProgram(in: bundle) else { return false }
    return isGone(path: program.path)
  }

  private func isUsed(archive id: String) -> Bool { isUsed(folder.timelinePath(id)) }

  /// Returns true if a file was written or read in the last 30 days.
  private func isUsed(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let last = max(status.st_mtim.tv_sec, status.st_atim.tv_sec)
    return Double(last) > now - Self.patience
  }

  /// Returns true if a list is that of a board's file which is not there any more, while its folder
  /// is: a disk that is not mounted has lost nothing.
  private func isGone(_ list: String) -> Bool {
    guard let path = FileName.decoded(list), path.hasExactPrefix("/") else { return false }
    return isGone(path: path)
  }

  /// Returns true if nothing is at a path, while its folder is there.
  private func isGone(path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) != 0, errno == ENOENT else { return false }
    return access(FilePath.folder(of: path), F_OK) == 0
  }
}
