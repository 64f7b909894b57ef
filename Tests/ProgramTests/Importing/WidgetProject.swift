import FoundationEssentials
import Glibc
import WidgetTesting

/// A made-up Xcode project with a widget extension, in a folder of its own.
struct WidgetProject {
  let folder = ScratchFolder()

  var path: String { "\(folder.path)/Hello" }

  /// Creates the project with its files, and others in their place or beside them.
  init(_ changes: [String: String] = [:]) throws {
    for (name, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
      try write(text, to: "Hello/\(name)")
    }
  }

  func write(_ text: String, to name: String) throws {
    let place = "\(folder.path)/\(name)"
    let parent = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: place))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
  }

  /// Starts an import, whose output is discarded.
  func start(_ arguments: [String]) throws -> Child {
    let command =
      [try Program.widgettui().path, "import", "Hello", "--scratch-path"]
      + ["\(PackageFolder.path)/.build"] + arguments
    return try Child(
      command, environment: Atlas.environment.merging(folder.environment) { $1 },
      directory: folder.path
    ) {
      for number in [0, 1, 2] as [Int32] {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
  }

  /// Returns true if a process whose arguments name the project's folder runs.
  func hasProcesses(besides own: pid_t) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.contains { process in
      guard process != own, let words = try? TextFile.read("/proc/\(process)/cmdline") else {
        return false
      }
      return words.contains(folder.path)
    }
  }

  /// Waits until something is so.
  func wait(for awaited: String, _ isSo: () -> Bool) async throws {
    guard try await ask(for: .seconds(60), { isSo() ? true : nil }) == true else {
      throw TimeUp(awaited: awaited, timeout: .seconds(60), seen: [])
    }
  }

  /// Runs the program here; modules are built where those of the tests are.
  func run(
    _ arguments: [String], environment added: [String: String?] = [:]
  ) async throws -> Program.Outcome {
    var environment = Atlas.environment.merging(folder.environment) { $1 }.merging(added) { $1 }
    environment["HOME"] = folder.path
    return try await Program.widgettui().run(
      arguments, environment: environment, directory: folder.path, timeout: .seconds(900))
  }

  func importing(
    _ arguments: [String], environment: [String: String?] = [:]
  ) async throws -> Program.Outcome {
    try await run(
      ["import", "Hello", "--scratch-path", "\(PackageFolder.path)/.build"] + arguments,
      environment: environment)
  }

  private static let files: [String: String] = [
    "Hello.xcodeproj/project.pbxproj": project,
    "Cups/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Cups", platforms: [.iOS(.v17)], products: [.library(name: "Cups", targets: ["Cups"])],
      targets: [.target(name: "Cups")])
    """,
    "Cups/Sources/Cups/Cup.swift": """
    public struct Cup {
      public let name: String
      public init(name: String) { self.name = name }
    #if os(iOS)
      public var size: Int { 3 }
    #endif
    }
    """,
    "Widgets/Bundle.swift": """
    import SwiftUI
    import WidgetKit

    @main
    struct HelloWidgets: WidgetBundle {
      var body: some Widget {
        CupWidget()
        SkyWidget()
      }
    }
    """,
    "Widgets/CupWidget.swift": """
    import Cups
    import SwiftUI
    import WidgetKit
    #if canImport(UIKit)
    import UIKit
    #endif

    struct CupEntry: TimelineEntry {
      let date: Date
      let cup: Cup
    }

    struct CupProvider: TimelineProvider {
      var entry: CupEntry { CupEntry(date: .now, cup: Cup(name: String(localized: "cup.name"))) }
      func placeholder(in context: Context) -> CupEntry { entry }
      func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
        completion(entry)
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
      }
    }

    struct CupWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cup", provider: CupProvider()) { entry in
          VStack(alignment: .leading) {
            Text(verbatim: entry.cup.name).foregroundStyle(.deepSea)
            #if os(iOS) && !targetEnvironment(macCatalyst)
            Text(verbatim: "\\(entry.cup.size) of 5")
            #else
            Text(verbatim: "not a phone")
            #endif
            Text(verbatim: Bundle.main.bundleIdentifier ?? "no identifier")
          }
        }
        .configurationDisplayName("Cup")
        .supportedFamilies([.systemSmall, .systemMedium])
      }
    }
    """,
    "Widgets/SkyWidget.swift": """
    import SwiftUI
    import WidgetKit

    struct SkyWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "sky", provider: CupProvider()) { _ in
          Text(verbatim: "Sky").shadow(radius: 2)
        }
        .configurationDisplayName("Sky")
        .supportedFamilies([.accessoryRectangular])
      }
    }
    """,
    "Widgets/Watch.swift": "#if os(watchOS)\nstruct WatchOnly { let broken: Nothing }\n#endif\n",
    "Widgets/Assets.xcassets/Contents.json": "{}",
    "Widgets/Assets.xcassets/Deep Sea.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.1", "green": "0.2", "blue": "0.9", "alpha": "1"}}}]}
    """,
    "Widgets/Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"cup.name": {"localizations":
      {"en": {"stringUnit": {"state": "translated", "value": "The Blue Cup"}}}}}}
    """,
    "Widgets/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """,
  ]

  private static let project = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = PCL; developmentRegion = en; mainGroup = MAIN;
          packageReferences = (PKG, ); targets = (APP, EXT, ); };
        PKG = {isa = XCLocalSwiftPackageReference; relativePath = Cups; };
        MAIN = {isa = PBXGroup; children = (SYNC, ); sourceTree = "<group>"; };
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EX, ); path = Widgets; sourceTree = "<group>"; };
        EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = EXT; };
        APP = {isa = PBXNativeTarget; name = Hello; buildPhases = ( ); buildConfigurationList = PCL;
          productType = "com.apple.product-type.application"; };
        EXT = {isa = PBXNativeTarget; name = HelloWidgets; buildPhases = ( ); buildConfigurationList = ECL;
          fileSystemSynchronizedGroups = (SYNC, ); productType = "com.apple.product-type.app-extension"; };
        PCL = {isa = XCConfigurationList; buildConfigurations = (PR, ); };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
        ECL = {isa = XCConfigurationList; buildConfigurations = (ER, ); };
        ER = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Widgets/Info.plist;
          PRODUCT_BUNDLE_IDENTIFIER = com.hi; }; };
      };
      rootObject = ROOT;
    }
    """#
}
