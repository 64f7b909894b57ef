import WidgetBase

/// The package that imported widgets are built with, and what it has in place of Apple's frameworks.
package struct Toolkit: Equatable, Sendable {
  /// The folder of its Package.swift.
  package let folder: String
  /// The names of its libraries under Apple's names.
  package let products: [String]
  /// The names of all its targets, which no other target can have.
  package let targets: Set<String>
  /// The names of the system's libraries that its modules need.
  package let libraries: [String]

  /// The modules of the toolchain for Linux.
  package static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Glibc", "Observation", "RegexBuilder",
    "Synchronization", "Distributed", "Cxx", "CxxStdlib", "_Concurrency", "_StringProcessing",
    "_Differentiation", "Builtin",
  ]

  package init(
    folder: String, products: [String], targets: Set<String>, libraries: [String] = []
  ) {
    (self.folder, self.products, self.targets) = (folder, products, targets)
    self.libraries = libraries
  }

  /// Reads the libraries from what `swift package dump-package` says.
  package init(folder: String, dump: PropertyList) {
    let libraries = (dump["products"]?.items ?? []).filter { $0["type"]?["library"] != nil }
      .compactMap { $0["name"]?.text }
    self.init(
      folder: folder,
      products: libraries.filter { $0 == "WidgetKit" || !$0.hasExactPrefix("Widget") }.sorted(),
      targets: Set((dump["targets"]?.items ?? []).compactMap { $0["name"]?.text }),
      libraries: (dump["targets"]?.items ?? []).flatMap { $0["settings"]?.items ?? [] }
        .compactMap { $0["kind"]?["linkedLibrary"]?["_0"]?.text }.sorted())
  }

  /// The modules that sources may import.
  package var modules: Set<String> { Self.toolchain.union(products) }
}
