package import WidgetArchive

/// The program of a bundle's widgets.
package struct BundleOrigin: Sendable, Hashable {
  package let program: BundleProgram
  /// The reason why it cannot be used, or `nil` if it can.
  package var problem: String?

  package init(_ program: BundleProgram, problem: String? = nil) {
    (self.program, self.problem) = (program, problem)
  }
}
