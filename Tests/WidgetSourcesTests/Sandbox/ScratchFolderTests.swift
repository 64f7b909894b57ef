import FoundationEssentials
import Glibc
import Testing
import WidgetBase

@testable import WidgetSources

/// Tests of the folders for programs' temporary files.
@Suite struct ScratchFolderTests {
  @Test func itIsGoneWithItsValue() throws {
    var folder = ScratchFolder()
    let path = try #require(folder?.path)
    #expect(FileAccess.names(in: FilePath.folder(of: path)).contains(FilePath.parts(path).name))
    folder = nil
    #expect(!FileAccess.names(in: FilePath.folder(of: path)).contains(FilePath.parts(path).name))
  }

  @Test func whatAProcessLeftThatIsNoMoreIsRemoved() throws {
    let gone = try Self.endedProcess()
    let living = getppid()
    let paths = [gone, living].map {
      "/tmp/\(ScratchFolder.mark)\($0)-\(UUID().uuidString.prefix(6))"
    }
    for path in paths {
      mkdir(path, 0o700)
      try FileAccess.replace("\(path)/left", with: [1])
    }
    defer { for path in paths { FolderRemoval.remove(path) } }
    ScratchFolder.sweep(in: "/tmp")
    let left = FileAccess.names(in: "/tmp")
    #expect(paths.map { left.contains(FilePath.parts($0).name) } == [false, true])
  }

  /// Returns the number of a process that has ended.
  private static func endedProcess() throws -> pid_t {
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    defer { free(arguments[0]) }
    try #require(posix_spawn(&process, "/bin/true", nil, nil, &arguments, environ) == 0)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return process
  }
}
