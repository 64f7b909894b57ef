/// The names of a program's widget kinds, stored for processes that do not have the kinds
/// themselves.
package struct KindList: Sendable, Equatable {
  package let kinds: [String]

  package init(_ kinds: [String]) { self.kinds = kinds }

  /// Reads the stored list of a program, or returns `nil` if there is none.
  package init?(in folder: SharedFolder) {
    guard let bytes = (try? FileAccess.read(Self.path(in: folder))).flatMap({ $0 }) else {
      return nil
    }
    kinds = bytes.split(separator: 0x0A).compactMap {
      FileName.decoded(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Stores the list if it differs from the stored one.
  package func keep(in folder: SharedFolder) throws(FileError) {
    guard KindList(in: folder) != self else { return }
    let lines = kinds.map { FileName.encoded($0) + "\n" }.joined()
    try FileAccess.replace(Self.path(in: folder), with: Array(lines.utf8))
  }

  private static func path(in folder: SharedFolder) -> String { "\(folder.path)/kinds" }
}
