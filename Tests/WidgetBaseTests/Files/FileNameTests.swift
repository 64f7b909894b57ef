import Testing
import WidgetBase

@Suite struct FileNameTests {
  @Test(arguments: ["", "plain-Name_1", "a/b", "..", "ünïcode 数", "%41", "a%b"])
  func anyTextIsAFilesName(text: String) {
    let name = FileName.encoded(text)
    #expect(!name.contains("/") && name != "." && name != "..")
    #expect(FileName.decoded(name) == text)
  }

  @Test func namesThatNobodyGaveAreNone() {
    #expect(FileName.decoded("a.b") == nil)
    #expect(FileName.decoded("%4") == nil)
    #expect(FileName.decoded("%61") == nil)
  }
}
