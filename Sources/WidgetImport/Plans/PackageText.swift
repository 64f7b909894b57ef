import WidgetBase

/// The Package.swift of an import.
package struct PackageText: Equatable, Sendable {
  package let text: String

  package init(_ plan: ImportPlan) {
    let products = plan.toolkit.products.map {
      "  .product(name: \"\($0)\", package: \"WidgetTUI\"),\n"
    }
    let absent = plan.absent.isEmpty ? [] : [AbsentTypes.module]
    let targets =
      plan.stubs.keys.sorted().map { Self.stub($0, needed: $0 == AbsentTypes.module ? [] : absent) }
      + plan.modules.enumerated().map { index, module in
        Self.target(
          module, plan.missing.keys.filter { module.imports[$0] != nil } + absent,
          isMain: index == plan.modules.count - 1)
      }
    let implied = (["AppleFoundation"] + absent).map {
      "\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\($0)\", "
    }
    text = """
      // swift-tools-version: 6.0
      // Written by `widgettui import`, which writes it anew.
      import PackageDescription

      let toolkit: [Target.Dependency] = [
      \(products.joined())]

      /// On Apple's systems Foundation alone brings networking and more.
      let foundation = [\(implied.joined())"-suppress-warnings"]

      let package = Package(
        name: "\(plan.main.name)",
        dependencies: [.package(name: "WidgetTUI", path: "\(plan.toolkit.folder.escapingLiteral)")],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private static func stub(_ name: String, needed: [String]) -> String {
    let dependencies = "toolkit + [\(needed.map { "\"\($0)\"" }.joined(separator: ", "))]"
    let settings =
      "[.swiftLanguageMode(.v5), .unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"AppleFoundation\"])]"
    let rest =
      needed.isEmpty && name != AbsentTypes.module
      ? "" : ", dependencies: \(dependencies)"
    let path = ", path: \"Missing/\(name)\""
    let flags = name == AbsentTypes.module ? ", swiftSettings: \(settings)" : ""
    return "    .target(name: \"\(name)\"\(rest)\(path)\(flags)),\n"
  }

  private static func target(_ module: PlannedModule, _ stubs: [String], isMain: Bool) -> String {
    let needed = (module.dependencies + stubs).sorted()
    let defines = module.module.conditions.sorted().map { ", .define(\"\($0.escapingLiteral)\")" }
    let features = module.features.map { ", .enableUpcomingFeature(\"\($0)\")" }.joined()
    return """
          .\(isMain ? "executableTarget" : "target")(
            name: "\(module.name)",
            dependencies: toolkit + [\(needed.map { "\"\($0)\"" }.joined(separator: ", "))],
            path: "Sources/\(module.name)",
            swiftSettings: [
              .swiftLanguageMode(.v\(module.module.language)), .unsafeFlags(foundation)\(features)\(defines.joined()),
            ]),

      """
  }
}
