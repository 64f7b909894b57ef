import Testing

@testable import WidgetSettings

@Suite struct SettingWordsTests {
  @Test func wordsAreWhatTheyWere() {
    let setting: Setting = [
      "unit": "%", "odd": "{not json", "quoted": "\"a\"", "source": ["http": "https://a.example"],
      "at": ["07:00", "19:00"],
    ]
    #expect(setting.words["unit"] == "%")
    #expect(setting.words["at"] == "[\"07:00\",\"19:00\"]")
    #expect(Setting(words: setting.words) == setting)
  }

  @Test func equalSettingsHaveEqualJSON() {
    let one: Setting = ["b": "2", "a": ["1", "x/y"]]
    let other: Setting = ["a": ["1", "x/y"], "b": "2"]
    #expect(one.json == other.json)
    #expect(one.json == "{\"a\":[\"1\",\"x/y\"],\"b\":\"2\"}")
  }

  @Test(arguments: [
    ("/a/b", "/a/b"), ("c.ics", "/board/c.ics"), ("./c.ics", "/board/c.ics"), ("~/c", "/home/me/c"),
    ("../c", "/board/../c"),
  ])
  func pathsBeginAtTheBoard(_ written: String, _ whole: String) {
    #expect(FilePath.absolute(written, in: "/board", home: "/home/me") == whole)
  }
}
