/// The program of a bundle's widgets.
package struct BundleOrigin: Sendable, Hashable {
  /// The name of its folder.
  package let folder: String
  /// The whole path of its executable.
  package let path: String
  /// The reason why it cannot be used, or `nil` if it can.
  package var problem: String?

  package init(path: String, folder: String, problem: String? = nil) {
    (self.path, self.folder, self.problem) = (path, folder, problem)
  }
}
