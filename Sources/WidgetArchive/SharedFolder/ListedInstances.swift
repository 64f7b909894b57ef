internal import WidgetLayout

/// The instances on the boards that were opened or that snapshots showed, by the folders of their archives.
///
/// The lists of boards say what a bundle has to show: in its own folder it may write any name, also that of another
/// program's widget.
package struct ListedInstances {
  /// The instances as the hosts of their folders name them, by their names without a family.
  private var homes: [SharedFolder: [String: WidgetInstance]] = [:]

  /// Creates the instances of the boards in a folder.
  ///
  /// - Parameter more: The instances of a board that may not have been opened yet.
  package init(in folder: SharedFolder, and more: [WidgetInstance] = []) {
    let lists = Array(InstanceList.ofSnapshots(in: folder)) + InstanceList.all(in: folder)
    for instance in lists.flatMap(\.instances) + more {
      let home = folder.home(of: instance)
      homes[home.folder, default: [:]][InstanceName.shared(instance.id)] = home.instance
    }
  }

  /// Returns the instances of a bundle as its host names them, in the order of their names.
  package func instances(of bundle: SharedFolder) -> [WidgetInstance] {
    (homes[bundle] ?? [:]).values.sorted { $0.id < $1.id }
  }

  /// Returns the instance of a name in a bundle's folder as a board has it, in the family of the name; `nil` if no board
  /// has it of that bundle.
  package func instance(_ id: String, of bundle: SharedFolder) -> WidgetInstance? {
    let shared = InstanceName.shared(id)
    guard let listed = homes[bundle]?[shared] else { return nil }
    let family = WidgetFamily(name: String(id.dropFirst(shared.count + 1)))
    return WidgetInstance(
      id: id, kind: listed.kind, family: family ?? listed.family,
      configuration: listed.configuration)
  }
}
