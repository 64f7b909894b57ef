// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  dependencies: [.package(name: "WidgetTUI", path: "../WidgetTUI")],
  targets: [
    .executableTarget(
      name: "Library",
      dependencies: [
        .product(name: "WidgetLayout", package: "WidgetTUI"),
        .product(name: "WidgetTimeline", package: "WidgetTUI"),
        .product(name: "WidgetServices", package: "WidgetTUI"),
        .product(name: "WidgetTUI", package: "WidgetTUI"),
      ]),
    .testTarget(
      name: "LibraryTests",
      dependencies: ["Library", .product(name: "WidgetTesting", package: "WidgetTUI")],
      exclude: ["LoansTests"]),
  ]
)
