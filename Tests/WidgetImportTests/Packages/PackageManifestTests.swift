import Testing

@testable import WidgetImport

struct PackageManifestTests {
  private func manifest() throws -> PackageManifest {
    let dump = """
      {"name": "Pack", "defaultLocalization": "en", "toolsVersion": {"_version": "5.9.0"},
       "products": [{"name": "PackLib", "targets": ["Core"], "type": {"library": ["automatic"]}}],
       "targets": [
        {"name": "Core", "type": "regular", "path": "Code", "exclude": ["Old", "README.md"], "resources": [],
         "dependencies": [{"byName": ["Ground", null]}, {"product": ["Log", "log", null, null]}],
         "settings": [{"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
                      {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}}]},
        {"name": "Ground", "type": "regular", "exclude": [], "dependencies": [],
         "settings": [{"tool": "swift",
                       "kind": {"enableUpcomingFeature": {"_0": "BareSlashRegexLiterals"}}}]},
        {"name": "CoreTests", "type": "test", "exclude": [], "dependencies": [], "settings": []}]}
      """
    return PackageManifest(
      folder: "/k", dump: try PropertyList(Array(dump.utf8)),
      tree: MemoryTree([
        "/k/Package.swift": "", "/k/Code/A.swift": "", "/k/Code/Old/B.swift": "",
        "/k/Code/Data/cities.json": "", "/k/Sources/Ground/C.swift": "",
      ]))
  }

  @Test func targetsAreModules() throws {
    let manifest = try manifest()
    #expect(manifest.targets == ["Core", "Ground"])
    #expect(manifest.libraries == ["PackLib"])
    #expect(manifest.needed == ["Ground", "Log"])
    let core = try #require(manifest.module("Core"))
    #expect(core.sources == ["/k/Code/A.swift"])
    #expect(core.resources == ["/k/Code/Data/cities.json"])
    #expect(core.conditions == ["FAST", "SWIFT_PACKAGE"])
    #expect(core.language == 6)
    #expect(core.developmentLanguage == "en")
    let ground = try #require(manifest.module("Ground"))
    #expect(ground.sources == ["/k/Sources/Ground/C.swift"])
    #expect(ground.language == 5)
    #expect(ground.hasSlashRegexes && !core.hasSlashRegexes)
    #expect(manifest.module("CoreTests") == nil)
  }
}
