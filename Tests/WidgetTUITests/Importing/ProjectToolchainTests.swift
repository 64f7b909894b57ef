import Glibc
import Testing
import WidgetBase
import WidgetTesting

@testable import WidgetTUI

struct ProjectToolchainTests {
  @Test func aKernelThatCannotConfineIsRefused() {
    #expect(ProjectToolchain.refusal(landlock: 3, filters: true) == nil)
    #expect(
      ProjectToolchain.refusal(landlock: 0, filters: true)
        == "the kernel has no Landlock (Linux 6.2 or later has what is needed)")
    #expect(
      ProjectToolchain.refusal(landlock: 2, filters: true)
        == "Landlock is of version 2, which lets programs empty files; expected version 3 (Linux 6.2) or later"
    )
    #expect(
      ProjectToolchain.refusal(landlock: 7, filters: false)
        == "system calls cannot be filtered on this processor")
  }

  /// Whoever may write a project could put a link in the place of a source while the import runs.
  @Test func aSourceThatBecomesALinkIsNotRead() throws {
    let home = "/tmp/widgettui-toolchain-\(UInt64.random(in: 0 ... .max))"
    defer { FolderRemoval.remove(home) }
    for folder in ["keys", "app/Sources", "app/More"] {
      try FileAccess.makeFolder("\(home)/\(folder)")
    }
    let key = Array("let secretWord = missingName\n".utf8)
    try FileAccess.replace("\(home)/keys/key.swift", with: key)
    try FileAccess.replace("\(home)/app/More/Own.swift", with: Array("let a: Text = 1\n".utf8))
    symlink("../../keys/key.swift", "\(home)/app/Sources/A.swift")
    symlink("../keys", "\(home)/app/Linked")
    symlink("../More/Own.swift", "\(home)/app/Sources/B.swift")
    let toolchain = try ProjectToolchain(project: "\(home)/app")
    func said(_ name: String, reading place: String? = nil) throws -> String {
      let file = "\(home)/app/\(name)"
      return try toolchain.command(
        ["swiftc", "-typecheck", file], reading: [place.map { "\(home)/app/\($0)" } ?? file],
        writing: nil
      ).run().text
    }
    for (file, place) in [("Sources/A.swift", nil), ("Linked/key.swift", "Linked")] {
      let text = try said(file, reading: place)
      #expect(!text.contains("missingName") && !text.contains("secretWord"), "\(text)")
      #expect(text.contains("error: "), "\(text)")
    }
    // A link within the project is read.
    #expect(try said("Sources/B.swift").contains("cannot find type 'Text'"))
  }
}
