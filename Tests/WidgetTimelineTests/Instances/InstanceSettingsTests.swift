import FoundationEssentials
import Testing
import WidgetArchive
import WidgetSettings

@testable import WidgetTimeline

/// Settings as files and other programs hold them: what a process wrote, any other reads.
@Suite struct InstanceSettingsTests {
  /// A setting, and the word that holds it.
  static let words: [(setting: Setting, word: String)] = [
    ("plain", "plain"), ("", ""), ("007", "007"), ("1e3", "1e3"), ("no", "no"), ("null", "null"),
    (" [x", " [x"), ("a\tb\n\u{1}\\ /", "a\tb\n\u{1}\\ /"),
    ("Zürich 🚲\u{301} \u{200D} 𝒳", "Zürich 🚲\u{301} \u{200D} 𝒳"),
    // A text that could be taken for JSON is JSON itself.
    ("{x", #""{x""#), ("[1, 2]", #""[1, 2]""#), ("\"q\"", #""\"q\"""#), ("{}", #""{}""#),
    (["07:00", "[", ""], #"["07:00","[",""]"#), (.list([]), "[]"), (.mapping([:]), "{}"),
    (["é": "", "Z9": "2", "Z10": "1"], #"{"Z10":"1","Z9":"2","é":""}"#),
    (
      [
        "http": "https://x/y?a=\"b\"",
        "headers": ["A": "Bearer ${secret:shop}", "a": ["1", ["2"]]],
      ],
      #"{"headers":{"A":"Bearer ${secret:shop}","a":["1",["2"]]},"http":"https://x/y?a=\"b\""}"#
    ),
  ]

  @Test(arguments: words) func aSettingIsAWord(_ setting: Setting, _ word: String) {
    let settings = InstanceSettings(["key": setting])
    #expect(settings.words == ["key": word])
    #expect(InstanceSettings(words: ["key": word]) == settings)
  }

  /// Words that this program does not write, and what they are read as.
  static let foreign: [(word: String, setting: Setting)] = [
    ("[1,2]", "[1,2]"), ("[unclosed", "[unclosed"), ("[\"a\", \"b\"]", ["a", "b"]),
    ("{\"a\": null}", "{\"a\": null}"),
  ]

  @Test(arguments: foreign) func whatIsNoSettingIsAText(_ word: String, _ setting: Setting) {
    #expect(InstanceSettings(words: ["key": word])["key"] == setting)
  }

  private static var place: BoardPlace {
    var place = BoardPlace()
    place.name = "größe-1"
    place.title = "[Titel]"
    place.folder = "/home/a b"
    place.secrets = ["shop": ["command": ["pass", "show", "shop/api"]], "t": ["env": "TOKEN"]]
    return place
  }

  @Test func aPlaceIsHeldBesideTheSettings() {
    let settings = InstanceSettings(["unit": "%"], at: Self.place)
    #expect(
      settings.words == [
        "unit": "%", "board.name": "größe-1", "board.title": #""[Titel]""#,
        "board.folder": "/home/a b",
        "board.secrets": #"{"shop":{"command":["pass","show","shop/api"]},"t":{"env":"TOKEN"}}"#,
      ])
    let read = InstanceSettings(words: settings.words)
    #expect(read == settings)
    #expect(read.own == ["unit": "%"])
    #expect(read.place == Self.place)
  }

  @Test func aWidgetWithoutABoardHoldsNoPlace() {
    #expect(InstanceSettings().words.isEmpty)
    #expect(InstanceSettings(words: [:]).boardPlace == nil)
    #expect(InstanceSettings(at: BoardPlace()).words == ["board.name": "", "board.folder": "/"])
    #expect(InstanceSettings(words: ["board.name": "", "board.folder": "/"]).place == BoardPlace())
  }

  /// All odd settings at once.
  private static var odd: Setting {
    .mapping(Dictionary(uniqueKeysWithValues: words.enumerated().map { ("k\($0)", $1.setting) }))
  }

  /// Files of an installed program bear these names: they must never change.
  @Test(arguments: [
    (
      InstanceSettings(odd, at: place), "8e096ad3aa0d55fb25ea649d6a5b84ba",
      "83f4656ce2ab5dadbd712385a2e300c5"
    ),
    (
      InstanceSettings(at: place), "abd69310310ac4d91dd40139bc38ec20",
      "112bb3f084e59cbaa42c58ec10c379e3"
    ),
    (
      InstanceSettings(["a": "b"], at: BoardPlace()), "ea7d7a7ee4fd6ca376d672cb8103f546",
      "a5ee4ea5848123c6e3110984c0d9da69"
    ),
    (InstanceSettings(), "940a92545bd4cd3e015ad7d6ef83abc3", "13eb8cb16299850c4f5290dd4bb6b51b"),
  ])
  func namesOfFilesStay(_ settings: InstanceSettings, _ mark: String, _ digits: String) {
    #expect(InstanceName.mark(kind: "metric", configuration: settings.words) == mark)
    #expect(AlertFile.name(widget: "w", settings: settings) == "w-\(digits)")
    #expect(InstanceSettings(words: settings.words).json == settings.json)
  }

  @Test func anInstanceOfAFileHasItsSettings() {
    let settings = InstanceSettings(["unit": "%", "at": ["07:00"]], at: Self.place)
    let record = WidgetInstance(
      id: "a/small", kind: "metric", family: .systemSmall, configuration: settings.words)
    #expect(ConfiguredInstance(record) == ConfiguredInstance(record, settings))
    let line = ConfiguredInstance(record).named("other").drawn(as: .accessoryInline)
    #expect(line.settings == settings && line.record.configuration == settings.words)
    #expect(line.kind == "other" && line.family == .accessoryInline && line.id == "a/small")
  }

  @Test func aQuestionToABundleHoldsThemAsWords() throws {
    let settings = InstanceSettings(["shop": "[Berlin]"], at: Self.place)
    let question = BundleQuestion(.open, kind: "orders", settings)
    let json = try JSONEncoder().encode(question)
    let object = try JSONDecoder().decode(Configured.self, from: json)
    #expect(object.configuration == settings.words)
    #expect(try JSONDecoder().decode(BundleQuestion.self, from: json).settings == settings)
  }

  /// The part of a question that holds the settings.
  private struct Configured: Decodable {
    let configuration: [String: String]
  }
}
