import Foundation
import Testing
import WidgetBase

/// Tests of replacing files as a whole.
@Suite struct FileReplacementTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "/replacement-\(UUID().uuidString)"
    try FileAccess.makeFolder(folder)
  }

  private var names: [String] { FileAccess.names(in: folder) }

  @Test func takesTheOldFilesPlace() throws {
    let path = "\(folder)/a"
    try FileAccess.replace(path, with: Array("old".utf8))
    let replacement = try FileReplacement(of: path)
    defer { close(replacement.descriptor) }
    try replacement.write(Array("new".utf8))
    #expect(try FileAccess.read(path) == Array("old".utf8))
    try replacement.commit()
    #expect(try FileAccess.read(path) == Array("new".utf8))
    #expect(names == ["a"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func leavesNothingBehindWhereItIsCancelledOrFails() throws {
    let replacement = try FileReplacement(of: "\(folder)/a")
    defer { close(replacement.descriptor) }
    replacement.cancel()
    #expect(names == [])
    try FileAccess.makeFolder("\(folder)/taken/by")
    #expect(throws: FileError.self) { try FileAccess.replace("\(folder)/taken", with: [1]) }
    #expect(names == ["taken"])
    let error = #expect(throws: FileError.self) {
      try FileAccess.replace("/no/such/a", with: [1])
    }
    #expect(error?.code == ENOENT)
  }

  /// Threads that replace one file at once each write a file of their own.
  @Test func oneOfSeveralWritersWinsWhole() async throws {
    let path = "\(folder)/a"
    await withTaskGroup(of: Void.self) { group in
      for byte in UInt8(0)..<16 {
        group.addTask {
          for _ in 0..<20 {
            try? FileAccess.replace(path, with: Array(repeating: byte, count: 50_000))
          }
        }
      }
    }
    let bytes = try #require(try FileAccess.read(path))
    #expect(bytes.count == 50_000 && Set(bytes).count == 1)
    #expect(names == ["a"])
  }
}
