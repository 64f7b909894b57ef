import WidgetBase

/// The Package.swift of an import.
package struct PackageText: Equatable, Sendable {
  package let text: String

  package init(_ plan: ImportPlan) {
    let products = plan.toolkit.products.map {
      "  .product(name: \"\($0)\", package: \"WidgetTUI\"),\n"
    }
    let stubs = plan.missing.keys.sorted()
    let targets =
      stubs.map { "    .target(name: \"\($0)\", path: \"Missing/\($0)\"),\n" }
      + plan.modules.enumerated().map { index, module in
        Self.target(module, stubs, isMain: index == plan.modules.count - 1)
      }
    text = """
      // swift-tools-version: 6.0
      // Written by `widgettui import`, which writes it anew.
      import PackageDescription

      let toolkit: [Target.Dependency] = [
      \(products.joined())]

      /// On Apple's systems Foundation alone brings networking and more.
      let foundation = ["-Xfrontend", "-import-module", "-Xfrontend", "AppleFoundation", "-suppress-warnings"]

      let package = Package(
        name: "\(plan.main.name)",
        dependencies: [.package(name: "WidgetTUI", path: "\(plan.toolkit.folder.escapingLiteral)")],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private static func target(_ module: PlannedModule, _ stubs: [String], isMain: Bool) -> String {
    let needed = (module.dependencies + stubs.filter { module.imports[$0] != nil }).sorted()
    let defines = module.module.conditions.sorted().map { ", .define(\"\($0.escapingLiteral)\")" }
    return """
          .\(isMain ? "executableTarget" : "target")(
            name: "\(module.name)",
            dependencies: toolkit + [\(needed.map { "\"\($0)\"" }.joined(separator: ", "))],
            path: "Sources/\(module.name)",
            swiftSettings: [
              .swiftLanguageMode(.v\(module.module.language)), .unsafeFlags(foundation)\(defines.joined()),
            ]),

      """
  }
}
