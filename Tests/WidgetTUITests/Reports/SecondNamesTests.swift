import Glibc
import TestServers
import Testing
import WidgetBase

@testable import WidgetTUI

/// Private files that an archive has given a second name.
@Suite struct SecondNamesTests {
  @Test func aPrivateFileWithTwoNamesIsSaid() throws {
    let folder = TemporaryFolder()
    let home = folder.path
    try FileAccess.makeFolder("\(home)/.ssh")
    try FileAccess.makeFolder("\(home)/tool")
    for name in [".ssh/id_ed25519", ".bashrc", "notes"] {
      close(open("\(home)/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    #expect(SecondNames.words(in: home).isEmpty && SecondNames.words(in: nil).isEmpty)
    for (number, name) in [".ssh/id_ed25519", ".bashrc", "notes"].enumerated() {
      try #require(link("\(home)/\(name)", "\(home)/tool/\(number)") == 0)
    }
    symlink("../notes", "\(home)/.ssh/config")
    let words = SecondNames.words(in: home)
    #expect(words.count == 2, "\(words)")
    #expect(words.contains { $0.hasPrefix("Hard links: \(home)/.ssh/id_ed25519 has 2 names") })
  }
}
