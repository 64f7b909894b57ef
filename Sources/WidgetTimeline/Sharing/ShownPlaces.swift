internal import WidgetArchive

/// The instances that a front end shows, as far as other processes read them: by file, and by widget.
///
/// It is made once for each set of instances, since a change of one of two hundred archives must not
/// cost a look at all of them.
struct ShownPlaces {
  /// The instances whose providers the host asks.
  let ofHost: Set<String>
  /// The instance of each archive's file name.
  private let files: [String: String]
  /// All instances of the widget of each instance that has several.
  private let siblings: [String: [String]]

  /// - Parameter isOfHost: Returns true if the host asks an instance's provider.
  init(_ instances: [ConfiguredInstance], isOfHost: (ConfiguredInstance) -> Bool) {
    ofHost = Set(instances.filter(isOfHost).map(\.id))
    files = Dictionary(instances.map { (FileName.encoded($0.id), $0.id) }) { first, _ in first }
    let widgets = Dictionary(grouping: instances) { WidgetKey($0.record) }
    siblings = widgets.values.filter { $0.count > 1 }.reduce(into: [:]) { siblings, places in
      for place in places { siblings[place.id] = places.map(\.id) }
    }
  }

  /// Returns the instances whose archives may have changed, or `nil` if all may have.
  func instances(of changes: FolderWatch.Changes) -> Set<String>? {
    guard case .files(let names) = changes, !names.contains(HostProblem.fileName) else {
      return nil
    }
    return Set(names.compactMap { files[$0] })
  }

  /// Returns the widgets that have one of the instances and others, each as all of its instances.
  func widgets(of instances: Set<String>) -> [[String]] {
    var known: Set<String> = []
    return instances.compactMap { instance in
      guard let all = siblings[instance], known.insert(all[0]).inserted else { return nil }
      return all
    }
  }
}
