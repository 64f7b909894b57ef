import Testing

@testable import WidgetImport

/// Projects that only XcodeGen's `project.yml` describes, as a tree of its values.
struct ProjectSpecTests {
  private static let widget = "import WidgetKit\nstruct W: Widget {}\n"

  private static let files = [
    "/g/project.yml": "", "/g/App/App.swift": "@main struct A {}\n",
    "/g/Shared/Model.swift": "struct M {}\n",
    "/g/Shared/Old/Model.swift": "struct M {}\n", "/g/Shared/Notes.md": "words\n",
    "/g/Widget/Widget.swift": widget, "/g/Widget/Tests/WidgetTests.swift": "import XCTest\n",
    "/g/Kit/Package.swift": "",
  ]

  private static let spec: PropertyList = .mapping([
    "name": .text("Garden"),
    "options": .mapping([
      "bundleIdPrefix": .text("org.example"), "developmentLanguage": .text("de"),
    ]),
    "settings": .mapping(["base": .mapping(["SWIFT_VERSION": .text("6.0")])]),
    "packages": .mapping([
      "Kit": .mapping(["path": .text("Kit")]),
      "Charts": .mapping(["url": .text("https://example.org/charts"), "from": .text("1.0.0")]),
    ]),
    "targetTemplates": .mapping([
      "Extension": .mapping([
        "platform": .text("iOS"),
        "sources": .list([
          .mapping([
            "path": .text("Shared"), "excludes": .list([.text("Old"), .text("**/*.md")]),
          ])
        ]),
      ])
    ]),
    "targets": .mapping([
      "App": .mapping([
        "type": .text("application"), "platform": .text("iOS"), "sources": .text("App"),
      ]),
      "Garden Widgets": .mapping([
        "type": .text("app-extension"), "templates": .list([.text("Extension")]),
        "sources": .list([
          .mapping(["path": .text("Widget"), "excludes": .list([.text("Tests/*.swift")])])
        ]),
        "settings": .mapping(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .text("WIDGETS")]),
        "info": .mapping([
          "path": .text("Widget/Info.plist"),
          "properties": .mapping([
            "NSExtension": .mapping([
              "NSExtensionPointIdentifier": .text("com.apple.widgetkit-extension")
            ])
          ]),
        ]),
        "entitlements": .mapping([
          "path": .text("Widget/Widget.entitlements"),
          "properties": .mapping([
            "com.apple.security.application-groups": .list([.text("group.org.example.garden")])
          ]),
        ]),
      ]),
    ]),
  ])

  /// Templates that name each other ten times at each of ten levels are ten thousand million.
  @Test func templatesAreNotAddedUpWithoutEnd() throws {
    let names = PropertyList.list(Array(repeating: .text("a"), count: 10))
    let spec = PropertyList.mapping([
      "targetTemplates": .mapping(["a": .mapping(["templates": names])]),
      "targets": .mapping(["App": .mapping(["type": .text("application"), "templates": names])]),
    ])
    let search = try ProjectSearch("/g", in: MemoryTree(Self.files)) { _ in spec }
    #expect(search.targets.map(\.name) == ["App"])
  }

  @Test(arguments: ["/g", "/g/project.yml"])
  func theTargetWithWidgetsIsFound(path: String) throws {
    let search = try ProjectSearch(path, in: MemoryTree(Self.files)) { _ in Self.spec }
    #expect(search.targets.map(\.name) == ["App", "Garden Widgets"])
    let module = try search.module(named: nil)
    #expect(module.title == "Garden Widgets")
    #expect(module.sources == ["/g/Shared/Model.swift", "/g/Widget/Widget.swift"])
    #expect(module.conditions == ["WIDGETS"])
    #expect(module.language == 6)
    #expect(module.bundleIdentifier == "org.example.Garden Widgets")
    #expect(module.developmentLanguage == "de")
    #expect(module.appGroups == ["group.org.example.garden"])
    #expect(search.packages == ["/g/Kit"])
    #expect(search.projects.first?.remotePackages == ["https://example.org/charts"])
  }

  /// A project that XcodeGen has written is the one that counts.
  @Test func aProjectThatIsThereCounts() throws {
    var files = SampleProject.files
    files["/p/project.yml"] = ""
    let search = try ProjectSearch("/p", in: MemoryTree(files)) { _ in Self.spec }
    #expect(try search.module(named: nil).title == "Hello Widgets")
  }

  @Test func severalPlatformsAreSeveralTargets() throws {
    let spec: PropertyList = .mapping([
      "targets": .mapping([
        "W": .mapping([
          "type": .text("app-extension"), "platform": .list([.text("iOS"), .text("macOS")]),
          "sources": .text("Widget"),
        ])
      ])
    ])
    let search = try ProjectSearch("/g", in: MemoryTree(Self.files)) { _ in spec }
    #expect(search.targets.map(\.name) == ["W_iOS", "W_macOS"])
    #expect(try search.module(named: nil).title == "W_iOS")
  }

  @Test(arguments: [
    ("*.md", "a.md", true), ("*.md", "b/a.md", false), ("**/*.md", "b/c/a.md", true),
    ("**/*.md", "a.md", true), ("Old", "Old/a.swift", true), ("Old", "Older/a.swift", false),
    ("Old/**", "Old/b/a.swift", true), ("a?c*e.swift", "abcde.swift", true),
    ("a?c*e.swift", "abde.swift", false),
    (String(repeating: "**/a/", count: 20) + "b", String(repeating: "a/", count: 24) + "c", false),
    ("*a*a*a*a*a*b", String(repeating: "a", count: 60), false),
  ])
  func patterns(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }
}
