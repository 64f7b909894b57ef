import WidgetBase
import WidgetImport

/// The description of a package by its manifest, kept until that changes: running it takes a second.
struct KeptManifest {
  private let file: String
  /// The state of the manifest and of those for single versions of Swift.
  private let mark: String

  /// - Parameter store: The folder of what is kept.
  init(of folder: String, in store: String, _ tree: any FileTree) {
    file = "\(store)/\(Fingerprint(folder).digits).json"
    let names = tree.names(in: folder).filter {
      $0 == "Package.swift" || $0.hasExactPrefix("Package@swift-")
    }
    let stamps = names.map { name in
      "\(name) \(FileAccess.stamp("\(folder)/\(name)")?.text ?? "")"
    }
    let words = [folder] + stamps
    mark = words.joined(separator: " ").filter { !$0.isNewline } + "\n"
  }

  /// The text; `nil` if none is kept of this state.
  var text: String? {
    guard let bytes = (try? FileAccess.read(file, limit: 16 << 20)).flatMap({ $0 }),
      bytes.starts(with: mark.utf8)
    else { return nil }
    return String(decoding: bytes.dropFirst(mark.utf8.count), as: UTF8.self)
  }

  func keep(_ text: String) {
    try? FileAccess.makeFolder(FilePath.folder(of: file))
    try? FileAccess.replace(file, with: Array((mark + text).utf8))
  }
}
