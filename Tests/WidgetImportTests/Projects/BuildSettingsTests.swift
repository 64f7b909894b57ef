import Testing

@testable import WidgetImport

struct BuildSettingsTests {
  private var settings: BuildSettings {
    var settings = BuildSettings(["TARGET_NAME": "My Widgets"])
    settings.add(
      [
        ("PRODUCT_NAME", "$(TARGET_NAME)"), ("FLAGS", "A"), ("SDK[sdk=iphoneos*]", "phone"),
        ("SDK", "any"), ("ONLY[sdk=macosx*]", "mac"),
      ], configuration: "Release")
    settings.add(
      [
        ("FLAGS", "$(inherited) B"), ("ID", "com.x.${PRODUCT_NAME:rfc1034identifier}"),
        ("NAMED[config=Debug]", "no"), ("DEEP", "$(A_$(FLAG))"), ("FLAG", "B"), ("A_B", "deep"),
        ("LOOP", "$(LOOP)"),
      ], configuration: "Release")
    return settings
  }

  @Test(arguments: [
    ("FLAGS", "A B"), ("ID", "com.x.My-Widgets"), ("SDK", "phone"), ("ONLY", nil), ("NAMED", nil),
    ("DEEP", "deep"), ("PRODUCT_NAME", "My Widgets"),
  ])
  func levelsInherit(_ name: String, _ value: String?) {
    #expect(settings[name] == value)
  }

  @Test func aSettingThatNamesItselfEnds() {
    #expect(settings["LOOP"]?.contains("LOOP") == true)
  }

  @Test func operatorsChangeVariables() {
    #expect(
      settings.expanded("$(TARGET_NAME:c99extidentifier)/$(NONE:default=x)/$(TARGET_NAME:lower)")
        == "My_Widgets/x/my widgets")
  }

  @Test(.timeLimit(.minutes(5)))
  func variablesThatGrowWithoutEndAreLeftAsTheyAre() {
    var settings = BuildSettings(["V18": String(repeating: "x", count: 10)])
    for number in 0..<18 {
      let value = String(repeating: "$(V\(number + 1))", count: 10)
      settings.add([("V\(number)", value)], configuration: "Release")
    }
    #expect((settings["V0"]?.utf8.count ?? 0) < 4 << 20)
    for text in ["$ ", "$(", "$(V", "$(V18)", "${"] {
      let many = String(repeating: text, count: 20_000)
      #expect(settings.expanded(many).utf8.count < 4 << 20)
    }
    #expect(settings.expanded("$ $(V18) $") == "$ xxxxxxxxxx $")
  }

  @Test func aSettingThatDoublesItselfIsBounded() {
    var settings = BuildSettings(["A": "x"])
    for _ in 0..<100 { settings.add([("A", "$(inherited)$(inherited)")], configuration: "Release") }
    #expect((settings["A"]?.utf8.count ?? 0) <= 1 << 20)
  }

  @Test func aFileThatIncludesItselfEnds() {
    let text = String(repeating: "#include \"A.xcconfig\"\n", count: 10) + "A = 1\n"
    let found = ConfigurationFile.settings(
      at: "/p/A.xcconfig", in: MemoryTree(["/p/A.xcconfig": text]))
    #expect(found.allSatisfy { $0.name == "A" } && !found.isEmpty)
  }

  @Test func filesIncludeOthers() {
    let tree = MemoryTree([
      "/p/A.xcconfig":
        "#include \"Base/B.xcconfig\"\n// a remark\nNAME = a b // why\nX[sdk=iphoneos*] = 1\n",
      "/p/Base/B.xcconfig": "BASE=1\n#include? \"Missing.xcconfig\"\n",
    ])
    let found = ConfigurationFile.settings(at: "/p/A.xcconfig", in: tree)
    #expect(found.map { "\($0.name)=\($0.value)" } == ["BASE=1", "NAME=a b", "X[sdk=iphoneos*]=1"])
  }
}
