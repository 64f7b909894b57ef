import Testing
import WidgetBase

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/usr/share/doc", "/usr/share/doc"), ("/usr/share/../share/./doc", "/usr/share/doc"),
    ("/usr/../etc", "/etc"), ("/none/../etc", "/none/../etc"), ("/usr/share/..", "/usr/share/.."),
    ("/usr/share/a..b", "/usr/share/a..b"), ("/", "/"),
  ])
  func aNamedFileHasOnePath(_ path: String, _ named: String) {
    #expect(FilePath.named(path) == named)
  }

  @Test func aRelativePathBeginsInTheCurrentFolder() {
    #expect(FilePath.named("board.yaml") == FilePath.current + "/board.yaml")
    #expect(FilePath.named("./board.yaml") == FilePath.current + "/board.yaml")
  }
}
