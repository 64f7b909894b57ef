package import WidgetArchive
package import WidgetLayout

/// An instance that a front end shows, and the sizes in cells at which it is shown. Files hold each as
/// a `Want`.
package struct Placement: Sendable, Hashable {
  package let instance: ConfiguredInstance
  package let size: Size
  /// The further sizes in which it is drawn: those of other places, and `Size.scrolled` of a place in
  /// which people scroll.
  package private(set) var also: [Size] = []

  package init(_ instance: ConfiguredInstance, size: Size, also: [Size] = []) {
    self.instance = instance
    self.size = size
    self.also = also
  }

  /// Reads a placement from a file.
  package init(_ want: Want) {
    self.init(ConfiguredInstance(want.instance), size: want.size)
  }

  /// The placement as files hold it.
  package var wants: [Want] { sizes.map { Want(instance: instance.record, size: $0) } }

  /// All sizes in which it is drawn.
  var sizes: [Size] { [size] + also }

  /// The size for which a provider is asked: with as many rows as are drawn anywhere.
  var askedSize: Size {
    let rows = sizes.map { $0.scrollPlace == nil ? $0.height : Size.mostScrolledRows }
    return Size(width: size.width, height: rows.max() ?? size.height)
  }

  /// Returns the placement with the sizes of another one of the same instance.
  func adding(_ other: Placement) -> Placement {
    let more = other.sizes.filter { !sizes.contains($0) }
    return Placement(instance, size: size, also: also + more)
  }

  /// Returns the placement with another name of its kind.
  func named(_ kind: String) -> Placement {
    Placement(instance.named(kind), size: size, also: also)
  }
}
