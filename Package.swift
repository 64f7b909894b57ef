// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folders of golden files in a test target: each has the name of the test file beside it.
func goldenFolders(_ target: String) -> [String] { goldenFolders(in: "Tests/\(target)") }

/// The same in a folder of the package.
func goldenFolders(in folder: String) -> [String] {
  let root = "\(Context.packageDirectory)/\(folder)"
  let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  return paths.filter { paths.contains($0 + ".swift") }.sorted()
}

/// Frameworks of Apple's that widgets import and hardly use, each a folder of Sources/Modules.
let frameworks = [
  "AVFoundation", "AVKit", "AlarmKit", "AudioToolbox", "AuthenticationServices",
  "BackgroundTasks", "CloudKit", "Cocoa", "CommonCrypto", "Contacts", "CoreBluetooth", "CoreData",
  "CoreFoundation", "CoreLocation", "CoreMotion", "CoreTransferable", "Crypto", "CryptoKit",
  "EventKit", "HealthKit", "IOKit",
  "LocalAuthentication", "MapKit", "Network", "NetworkExtension", "QuartzCore", "SafariServices",
  "Security", "StoreKit", "SwiftData", "TipKit", "UniformTypeIdentifiers", "UserNotifications",
  "WatchConnectivity", "WatchKit", "simd",
]

/// The modules under Apple's names, so that the source of an iOS widget compiles as it is.
let appleModules =
  [
    "SwiftUI", "WidgetKit", "AppIntents", "Intents", "Charts", "ActivityKit", "UIKit", "AppKit",
    "Combine", "CoreGraphics", "DeveloperToolsSupport", "os", "OSLog",
  ] + frameworks

/// How a program is linked for release: its start finds no library that it could contain, and
/// exports no symbol, which halves the time to its first line. Scripts/build.sh fills the folder.
/// All addresses of functions are found at the start, and are only read from then on.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=safe",
      // Except the one that limits what libpq works out for a server.
      "-Xlinker", "--export-dynamic-symbol=HMAC_Init_ex",
      "-Xlinker", "-z", "-Xlinker", "now",
      "-Xclang-linker", "-static-libgcc", "-L", "\(Context.packageDirectory)/.build/static",
    ], .when(configuration: .release))
]

/// An import is the module's own business where it does not say otherwise.
let quietImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "WidgetTUI",
  products: [
    .executable(name: "widgettui", targets: ["widgettui"]),
    .executable(name: "widgettui-status", targets: ["widgettui-status"]),
    .library(name: "WidgetLayout", targets: ["WidgetLayout"]),
    .library(name: "WidgetCharts", targets: ["WidgetCharts"]),
    .library(name: "WidgetPictures", targets: ["WidgetPictures"]),
    .library(name: "WidgetTimeline", targets: ["WidgetTimeline"]),
    .library(name: "WidgetServices", targets: ["WidgetServices"]),
    .library(name: "WidgetTUI", targets: ["WidgetTUI"]),
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .library(name: "FixedClock", targets: ["FixedClock"]),
  ] + appleModules.map { .library(name: $0, targets: [$0]) },
  targets: [
    // What the system gives.
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    .target(name: "CLinux"),
    // Only where a program depends on it, its clock may stand still.
    .target(name: "FixedClock"),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    // Loaded when they are first needed: a screen that needs none starts without them.
    .target(name: "CJQ", dependencies: ["CLinux"]),
    .target(name: "CCurl", dependencies: ["CLinux"]),
    .target(name: "CPictures", dependencies: ["CLinux"]),
    .target(name: "CZlib", dependencies: ["CLinux"]),
    .target(name: "CZint", dependencies: ["CLinux"]),
    .target(name: "CSQLite", dependencies: ["CLinux"]),
    .target(name: "CPostgreSQL", dependencies: ["CLinux"]),
    .target(name: "CMosquitto", dependencies: ["CLinux"]),
    .target(name: "CICal", dependencies: ["CLinux"]),
    .target(name: "CXML", dependencies: ["CLinux"]),

    // The house, in the order in which data flows.
    .target(name: "WidgetBase", dependencies: ["CLinux"], swiftSettings: quietImports),
    .target(name: "WidgetLayout", swiftSettings: quietImports),
    .target(name: "WidgetCharts", dependencies: ["WidgetLayout"], swiftSettings: quietImports),
    // Strangers' bytes are parsed in a process apart.
    .target(
      name: "WidgetWorker", dependencies: ["WidgetBase", "CLinux"], swiftSettings: quietImports),
    .target(
      name: "WidgetPictures",
      dependencies: ["CLinux", "WidgetBase", "WidgetLayout", "WidgetWorker", "CPictures"]),
    .target(name: "WidgetArchive", dependencies: ["WidgetBase", "WidgetLayout", "CLinux"]),
    .target(name: "WidgetSettings", dependencies: ["WidgetBase"], swiftSettings: quietImports),
    .target(
      name: "WidgetTimeline",
      dependencies: ["WidgetBase", "WidgetSettings", "WidgetLayout", "WidgetArchive", "CLinux"]),
    .target(
      name: "WidgetSources",
      dependencies: [
        "WidgetBase", "WidgetSettings", "WidgetWorker", "CLinux", "CJQ", "CCurl", "CSQLite",
        "CPostgreSQL", "CMosquitto", "CICal", "CXML", "CZlib",
      ], swiftSettings: quietImports),
    .target(
      name: "WidgetServices", dependencies: ["WidgetBase", "WidgetTimeline", "WidgetSources"],
      swiftSettings: quietImports),
    .target(
      name: "WidgetCatalog",
      dependencies: [
        "WidgetSettings", "WidgetLayout", "WidgetCharts", "WidgetPictures", "WidgetTimeline",
        "WidgetSources", "CZint", "CLinux",
      ], swiftSettings: quietImports),
    .target(
      name: "BuiltInThemes", path: "themes",
      resources: [
        .embedInCode("catppuccin-latte.yaml"),
        .embedInCode("catppuccin-mocha.yaml"),
        .embedInCode("default.yaml"),
        .embedInCode("dracula.yaml"),
        .embedInCode("everforest-light.yaml"),
        .embedInCode("github-light.yaml"),
        .embedInCode("gruvbox.yaml"),
        .embedInCode("gruvbox-light.yaml"),
        .embedInCode("light.yaml"),
        .embedInCode("mono.yaml"),
        .embedInCode("nord.yaml"),
        .embedInCode("rose-pine-dawn.yaml"),
        .embedInCode("solarized.yaml"),
        .embedInCode("solarized-light.yaml"),
        .embedInCode("tokyo-night.yaml"),
      ]),
    .target(name: "WidgetImport", dependencies: ["WidgetBase"], swiftSettings: quietImports),
    .target(
      name: "WidgetTUI",
      dependencies: [
        "WidgetSettings", "WidgetLayout", "WidgetWorker", "WidgetArchive", "WidgetTimeline",
        "WidgetSources", "WidgetImport", "WidgetTesting", "BuiltInThemes", "CNcurses", "CLinux",
        "CYAML", "CZlib",
      ], swiftSettings: quietImports),
    .target(name: "WidgetStatus", dependencies: ["WidgetLayout", "WidgetArchive", "CLinux"]),
    .executableTarget(name: "widgettui-status", dependencies: ["WidgetStatus"]),
    .executableTarget(
      name: "widgettui",
      dependencies: ["WidgetTUI", "WidgetTimeline", "WidgetPictures", "WidgetCatalog"],
      linkerSettings: quickStart),
    .target(name: "WidgetTesting", dependencies: ["WidgetLayout", "WidgetTimeline"]),

    // Apple's names for all that.
    .target(name: "AppleFoundation", dependencies: ["Combine", "WidgetLayout", "WidgetTimeline"]),
    .macro(name: "PreviewMacros"),
    .target(name: "DeveloperToolsSupport", dependencies: ["WidgetTimeline"]),
    .target(name: "GraphicsTypes", dependencies: ["AppleFoundation"]),
    .target(name: "CoreGraphics", dependencies: ["GraphicsTypes", "_Testing_CoreGraphics"]),
    .target(name: "Combine", dependencies: ["WidgetBase"]),
    .systemLibrary(name: "COSLog"),
    .target(name: "os", dependencies: ["AppleFoundation", "COSLog"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(
      name: "PlatformTypes",
      dependencies: ["AppleFoundation", "GraphicsTypes", "WidgetLayout", "WidgetPictures"]),
    .target(name: "UIKit", dependencies: ["PlatformTypes", "_Testing_UIKit"]),
    .target(name: "AppKit", dependencies: ["PlatformTypes", "_Testing_AppKit"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "WidgetLayout", "WidgetTimeline", "AppleFoundation", "GraphicsTypes", "PlatformTypes",
        "Combine", "CoreTransferable", "DeveloperToolsSupport", "PreviewMacros",
        "UniformTypeIdentifiers",
      ]),
    .target(name: "Charts", dependencies: ["SwiftUI", "WidgetCharts"]),
    .target(
      name: "AppIntents",
      dependencies: ["AppleFoundation", "CoreLocation", "UniformTypeIdentifiers", "WidgetLayout"]),
    .target(name: "Intents", dependencies: ["AppleFoundation"]),
    .target(name: "ActivityKit", dependencies: ["AppleFoundation"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "AppleFoundation", "ActivityKit", "DeveloperToolsSupport", "WidgetLayout", "WidgetTimeline",
        "WidgetTUI", "PreviewMacros",
      ]),

    // Programs of one's own, as the README shows them.
    .executableTarget(
      name: "Orders", dependencies: ["WidgetLayout", "WidgetTimeline", "WidgetTUI"],
      path: "Examples/Orders"),
    .executableTarget(
      name: "Reading",
      dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts"],
      path: "Examples/Reading"),

    // Five systems that teams built for phones: one bundle, so that there is one program to link.
    .target(
      name: "WidgetSystems",
      dependencies: [
        "WidgetSettings", "WidgetLayout", "WidgetPictures", "WidgetArchive", "WidgetTimeline",
        "WidgetSources", "WidgetServices", "WidgetCatalog", "CLinux",
      ], path: "Examples/Systems/Widgets", swiftSettings: quietImports),
    .executableTarget(
      name: "Systems", dependencies: ["WidgetSystems", "WidgetPictures", "WidgetTUI"],
      path: "Examples/Systems/Program", linkerSettings: quickStart),

    // The system of docs/a-system-step-by-step.md, which sees what any program of one's own sees.
    .executableTarget(
      name: "Library",
      dependencies: ["WidgetLayout", "WidgetTimeline", "WidgetServices", "WidgetTUI"],
      path: "Examples/Library/Sources/Library", packageAccess: false),
    .testTarget(
      name: "LibraryTests", dependencies: ["Library", "WidgetTesting"],
      path: "Examples/Library/Tests/LibraryTests",
      exclude: goldenFolders(in: "Examples/Library/Tests/LibraryTests"), packageAccess: false),

    .executableTarget(
      name: "CountedWidgets", dependencies: ["WidgetLayout", "WidgetTimeline", "WidgetTUI"],
      path: "Tests/Programs/CountedWidgets"),

    // The views that tests of layout draw, and the program that draws many random ones.
    .target(
      name: "TestViews", dependencies: ["WidgetLayout", "WidgetCharts", "WidgetTesting"],
      path: "Tests/Views"),
    .executableTarget(
      name: "RandomTrees", dependencies: ["TestViews"], path: "Tests/Programs/RandomTrees"),

    .executableTarget(
      name: "ArchiveWriter", dependencies: ["WidgetLayout", "WidgetArchive", "CLinux"],
      path: "Tests/Programs/ArchiveWriter"),

    // What the benchmarks run.
    .executableTarget(
      name: "LayoutBench", dependencies: ["WidgetLayout", "WidgetTUI"],
      path: "Benchmarks/LayoutBench"),
    .executableTarget(
      name: "ScheduleBench", dependencies: ["WidgetLayout", "WidgetArchive", "WidgetTimeline"],
      path: "Benchmarks/ScheduleBench"),

    // The real servers that tests start, and how many tests do so at once.
    .target(
      name: "TestServers", dependencies: ["WidgetBase", "WidgetSources", "WidgetSettings"],
      path: "Tests/Servers",
      swiftSettings: quietImports),

    // What is fuzzed, which tests replay.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "WidgetBase", "WidgetSettings", "WidgetWorker", "WidgetLayout", "WidgetArchive",
        "WidgetTimeline", "WidgetSources", "WidgetPictures", "WidgetCatalog", "WidgetTUI",
        "WidgetStatus", "WidgetTesting", "TestViews", "CJQ", "CNcurses",
      ], path: "Tests/Fuzz/Targets"),

    // Tests, by distance from the user.
    .testTarget(name: "WidgetBaseTests", dependencies: ["WidgetBase"]),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"]),
    .testTarget(name: "WidgetWorkerTests", dependencies: ["WidgetWorker"]),
    .testTarget(
      name: "WidgetLayoutTests",
      dependencies: ["WidgetLayout", "WidgetCharts", "WidgetTesting", "TestViews"],
      exclude: goldenFolders("WidgetLayoutTests")),
    .testTarget(
      name: "WidgetChartsTests", dependencies: ["WidgetCharts", "WidgetTesting", "TestViews"]),
    .testTarget(
      name: "WidgetPicturesTests", dependencies: ["WidgetPictures", "WidgetTesting"]),
    .testTarget(
      name: "WidgetArchiveTests",
      dependencies: ["WidgetArchive", "WidgetTesting", "CLinux", "TestServers"]),
    .testTarget(
      name: "WidgetStatusTests", dependencies: ["WidgetStatus", "WidgetArchive"]),
    .testTarget(
      name: "WidgetTimelineTests",
      dependencies: ["WidgetTimeline", "WidgetArchive", "WidgetSettings", "TestServers"]),
    .testTarget(name: "WidgetSettingsTests", dependencies: ["WidgetSettings"]),
    .testTarget(name: "WidgetImportTests", dependencies: ["WidgetBase", "WidgetImport"]),
    .testTarget(
      name: "WidgetSourcesTests",
      dependencies: ["TestServers", "WidgetSources", "CSQLite", "CXML"],
      exclude: ["HTTP/web_server.py"]),
    .testTarget(
      name: "WidgetServicesTests",
      dependencies: [
        "WidgetServices", "WidgetSettings", "WidgetTimeline", "WidgetTesting", "TestServers",
      ]),
    .testTarget(
      name: "WidgetCatalogTests",
      dependencies: [
        "WidgetCatalog", "WidgetTUI", "WidgetTesting", "WidgetSettings", "WidgetSources",
        "WidgetPictures", "TestServers",
      ],
      exclude: goldenFolders("WidgetCatalogTests")),
    .testTarget(
      name: "WidgetSystemsTests",
      dependencies: [
        "WidgetSystems", "WidgetServices", "WidgetCatalog", "WidgetTUI", "WidgetTesting",
        "WidgetBase", "WidgetSettings", "WidgetSources", "TestServers",
      ], path: "Examples/Systems/Tests", exclude: goldenFolders(in: "Examples/Systems/Tests")),
    .testTarget(
      name: "WidgetTUITests",
      dependencies: [
        "WidgetTUI", "WidgetCatalog", "WidgetTesting", "WidgetSettings", "WidgetSources",
        "WidgetTimeline", "CNcurses", "CLinux", "TestServers",
      ],
      exclude: goldenFolders("WidgetTUITests")),
    .testTarget(
      name: "AppleModulesTests",
      dependencies: [
        "SwiftUI", "WidgetKit", "AppIntents", "Intents", "Combine", "OSLog", "CryptoKit", "Network",
        "NetworkExtension", "CoreLocation", "HealthKit", "MapKit", "UserNotifications", "CoreData",
        "SwiftData", "TipKit", "IOKit", "ActivityKit", "AlarmKit", "CoreFoundation", "Crypto",
        "simd",
        "WidgetTesting",
      ], exclude: ["Fixtures"] + goldenFolders("AppleModulesTests")),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Orders", "Reading", "Library", "CountedWidgets", "ArchiveWriter", "WidgetArchive",
        "WidgetTesting",
        "CLinux", "TestServers", "WidgetBase", "WidgetSources",
      ],
      exclude: goldenFolders("ProgramTests")),
  ],
  swiftLanguageModes: [.v6]
)

/// What some of these frameworks need besides.
let frameworkDependencies: [String: [Target.Dependency]] = [
  "CoreData": ["SwiftUI", "CSQLite"],
  "SwiftData": ["SwiftUI", "CoreData", "PreviewMacros"],
  "AlarmKit": ["ActivityKit", "AppIntents", "SwiftUI"],
  "AuthenticationServices": ["SwiftUI"],
  "AVFoundation": ["PlatformTypes"],
  "AVKit": ["AVFoundation"],
  "Cocoa": ["AppKit", "IOKit"],
  "CommonCrypto": ["CryptoKit"],
  "CoreTransferable": ["UniformTypeIdentifiers"],
  "Crypto": ["CryptoKit"],
  "MapKit": ["CoreLocation", "PlatformTypes", "SwiftUI", "UIKit"],
  "SafariServices": ["UIKit"],
  "TipKit": ["SwiftUI"],
]

// Modules that the compiler looks for where a test imports one of these frameworks.
package.targets += ["AppKit", "CoreGraphics", "UIKit"].map {
  .target(name: "_Testing_\($0)", path: "Sources/Modules/_Testing_\($0)")
}

package.targets += frameworks.map {
  .target(
    name: $0,
    dependencies: ["AppleFoundation", "GraphicsTypes"] + (frameworkDependencies[$0] ?? []),
    path: "Sources/Modules/\($0)")
}

// Sanitizers build no more than they run: `WIDGETTUI_TARGETS="WidgetArchiveTests RandomTrees"`.
if let names = Context.environment["WIDGETTUI_TARGETS"] {
  // A program links libFuzzer only where the build names its library: Scripts/fuzz.sh.
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets", "CFuzzer"], path: "Tests/Fuzz/Program"),
  ]
  var needed: Set<String> = []
  func need(_ name: String) {
    guard needed.insert(name).inserted else { return }
    let target = package.targets.first { $0.name == name }
    for case .byNameItem(let name, _) in target?.dependencies ?? [] { need(name) }
  }
  for name in names.split(separator: " ") { need(String(name)) }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  // What runs under the thread sanitizer shows it how Swift's Mutex waits.
  package.targets.append(.target(name: "SanitizedLocks", path: "Tests/SanitizedLocks"))
  for target in package.targets where ["TestServers", "Fuzz"].contains(target.name) {
    target.dependencies.append("SanitizedLocks")
  }
}

// Where the sources are installed for imports, there are no tests, examples and benchmarks.
if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  package.targets.removeAll { target in
    target.isTest
      || ["Tests/", "Examples/", "Benchmarks/"].contains { target.path?.hasPrefix($0) == true }
  }
}
