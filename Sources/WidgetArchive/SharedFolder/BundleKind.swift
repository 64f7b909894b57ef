import WidgetBase

/// A kind of widget of a bundle, which is another program: the name of the bundle's folder and the
/// kind's name in that program.
///
/// Instances store it as one text, which therefore also says in which folder the archive is.
package struct BundleKind: Sendable, Hashable {
  /// The name of the bundle's folder.
  package let bundle: String
  /// The kind as the bundle's program calls it.
  package let name: String

  private static let beginning = "bundle:"

  package init(bundle: String, name: String) { (self.bundle, self.name) = (bundle, name) }

  /// Creates the kind from its text, or returns `nil` for a kind of this program.
  package init?(_ text: String) {
    guard text.utf8.starts(with: Self.beginning.utf8) else { return nil }
    let parts = text.dropFirst(Self.beginning.count)
      .splitExactly(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(bundle: String(parts[0]), name: String(parts[1]))
  }

  /// The kind as one text.
  package var text: String { "\(Self.beginning)\(bundle)/\(name)" }

  /// Returns the name of a kind as people write it.
  package static func name(of kind: String) -> String { BundleKind(kind)?.name ?? kind }
}

extension SharedFolder {
  /// Returns the folder of a bundle.
  package func bundle(_ name: String) -> SharedFolder {
    SharedFolder(bundleAt: "\(path)/bundles/\(name)")
  }

  /// The folders of all bundles that boards have shown.
  package var bundles: [SharedFolder] {
    FileAccess.names(in: "\(path)/bundles").map { bundle($0) }
  }

  /// Returns the folder of an instance's archive, and the instance as the host of that folder names it.
  package func home(
    of instance: WidgetInstance
  ) -> (folder: SharedFolder, instance: WidgetInstance) {
    guard let kind = BundleKind(instance.kind) else { return (self, instance) }
    return (bundle(kind.bundle), instance.named(kind.name))
  }

  /// Returns an instance of this bundle as front ends name it.
  package func shown(_ instance: WidgetInstance) -> WidgetInstance {
    let bundle = path.splitExactly(separator: "/").last.map(String.init) ?? ""
    return instance.named(BundleKind(bundle: bundle, name: instance.kind).text)
  }
}

extension WidgetInstance {
  /// Returns the instance with another name of its kind.
  package func named(_ kind: String) -> WidgetInstance {
    WidgetInstance(id: id, kind: kind, family: family, configuration: configuration)
  }
}
