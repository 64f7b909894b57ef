import Glibc
import Testing
import WidgetLayout

@testable import WidgetTUI

/// Calls `body` with a new folder that holds those files, and removes it afterwards.
private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
  var template = Array("/tmp/widgettui-themes-XXXXXX".utf8CString)
  let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
  defer {
    for name in files.keys { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
  for (name, text) in files {
    let file = try #require(fopen("\(folder)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
  }
  try body(folder)
}

@Suite struct ThemeFolderTests {
  @Test func foldersComeBeforeWhatIsBuiltIn() throws {
    let files = [
      "mine.yaml": "inherits: nord\nroles: {dim: blue}", "nord.yaml": "inherits: nord",
      "notes.txt": "", ".hidden.yaml": "",
    ]
    try withFolder(files) { folder in
      let themes = ThemeLibrary(folders: ["/nowhere", folder])
      let builtIn = ThemeLibrary()
      #expect(themes.names == (builtIn.names + ["mine"]).sorted())
      let mine = try themes.theme(named: "mine")
      #expect(mine[.dim] == .ansi(.blue))
      #expect(try mine[.text] == builtIn.theme(named: "nord")[.text])
    }
  }

  @Test func pathsAreMeantFromTheFileTheyAreIn() throws {
    let files = ["a.yaml": "inherits: ./b.yaml", "b.yaml": "roles: {dim: green}"]
    try withFolder(files) { folder in
      let theme = try ThemeLibrary().theme(named: folder + "/a.yaml")
      #expect(theme.name == "a")
      #expect(theme[.dim] == .ansi(.green))
    }
  }

  @Test func aPathMayHaveABuiltInName() throws {
    try withFolder(["nord.yaml": "inherits: nord\nroles: {dim: red}"]) { folder in
      let theme = try ThemeLibrary().theme(named: folder + "/nord.yaml")
      #expect(theme[.dim] == .ansi(.red))
      #expect(try theme[.accent] == ThemeLibrary().theme(named: "nord")[.accent])
    }
  }
}
