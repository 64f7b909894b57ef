import WidgetBase
internal import WidgetLayout

/// The instances of a board, stored between runs.
package struct InstanceList: Sendable, Equatable {
  package var instances: [WidgetInstance]

  private static let mark = Array("widgettui instances 1\n".utf8)

  package init(_ instances: [WidgetInstance]) { self.instances = instances }

  /// Reads a board's list, or returns `nil` if there is none or it cannot be read.
  package init?(of board: String, in folder: SharedFolder) {
    self.init(path: Self.path(of: board, in: folder))
  }

  /// The two lists of a board in a bundle's folder.
  package enum Standing: String, Sendable {
    /// The widgets that the board has now.
    case shown = "boards"
    /// The widgets that the bundle was last told of.
    case told
  }

  /// Reads a list by the name of its file, or returns `nil` if it is missing or cannot be read.
  package init?(of file: String, in folder: SharedFolder, as standing: Standing) {
    self.init(path: "\(folder.path)/\(standing.rawValue)/\(file)")
  }

  /// Stores the widgets that a bundle was told of, by the name of the board's file.
  package func write(told file: String, in folder: SharedFolder) throws(FileError) {
    let path = "\(folder.path)/\(Standing.told.rawValue)"
    try FileAccess.makeFolder(path)
    try FileAccess.replace("\(path)/\(file)", with: bytes)
  }

  private var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.mark)
    writer.write(instances) { $0.write($1) }
    return writer.bytes
  }

  private init?(path: String) {
    guard let bytes = (try? FileAccess.read(path)).flatMap({ $0 }), bytes.starts(with: Self.mark)
    else { return nil }
    var reader = ByteReader(bytes, from: Self.mark.count)
    let list = try? reader.array { reader throws(ByteReader.Failure) in try reader.instance() }
    guard let list else { return nil }
    instances = list
  }

  /// Returns the lists of all boards that were opened, the most recently written first.
  ///
  /// Each is read only when it is reached, since the first one has most names.
  package static func all(in folder: SharedFolder) -> AnySequence<InstanceList> {
    lists(at: Self.folder(in: folder), in: folder)
  }

  /// Returns the lists of all boards that snapshots showed.
  static func ofSnapshots(in folder: SharedFolder) -> AnySequence<InstanceList> {
    lists(at: snapshots(in: folder), in: folder)
  }

  private static func lists(
    at path: String, in folder: SharedFolder
  ) -> AnySequence<InstanceList> {
    let names = (try? folder.names(in: path)) ?? []
    let boards = names.filter { !$0.hasExactSuffix(FileReplacement.suffix) }
      .compactMap { file in
        (try? folder.stamp("\(path)/\(file)")).flatMap { $0 }.map { (file, $0.changed) }
      }.sorted { $0.1 > $1.1 }
    return AnySequence(
      boards.lazy.compactMap { file, _ in
        InstanceList(path: "\(path)/\(file)")
      })
  }

  /// Returns the list's widget of a name, or `nil` if it has none.
  package func widget(_ name: String) -> WidgetInstance? {
    instances.first { InstanceName.widget(of: $0.id) == name }
  }

  /// The names of the widgets, in the board's order.
  package var names: [String] { instances.map { InstanceName.widget(of: $0.id) } }

  /// Writes the list to the folder.
  package func write(of board: String, in folder: SharedFolder) throws(FileError) {
    try FileAccess.makeFolder(Self.folder(in: folder))
    try FileAccess.replace(Self.path(of: board, in: folder), with: bytes)
  }

  /// Writes the list of a board that a snapshot shows: bundles are told of boards that are opened alone.
  package func write(ofSnapshot board: String, in folder: SharedFolder) throws(FileError) {
    let path = "\(Self.snapshots(in: folder))/\(FileName.shortened(board))"
    if InstanceList(path: path) == self { return }
    try FileAccess.makeFolder(Self.snapshots(in: folder))
    try FileAccess.replace(path, with: bytes)
  }

  /// Returns the path of the folder that holds the lists of boards that snapshots showed.
  static func snapshots(in folder: SharedFolder) -> String { "\(folder.path)/snapshots" }

  /// Returns the path of the folder that holds the lists of all boards.
  package static func folder(in folder: SharedFolder) -> String { "\(folder.path)/boards" }

  private static func path(of board: String, in folder: SharedFolder) -> String {
    "\(Self.folder(in: folder))/\(FileName.shortened(board))"
  }
}
