package import WidgetArchive
package import WidgetLayout

/// An instance that a front end shows, and the size in cells at which it is shown. Files hold it as
/// a `Want`.
package struct Placement: Sendable, Hashable {
  package let instance: ConfiguredInstance
  package let size: Size

  package init(_ instance: ConfiguredInstance, size: Size) {
    self.instance = instance
    self.size = size
  }

  /// Reads a placement from a file.
  package init(_ want: Want) {
    self.init(ConfiguredInstance(want.instance), size: want.size)
  }

  /// The placement as files hold it.
  package var want: Want { Want(instance: instance.record, size: size) }
}
