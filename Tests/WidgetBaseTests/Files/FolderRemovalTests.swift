import Glibc
import Testing
import WidgetBase

@Suite struct FolderRemovalTests {
  private let root: String

  init() throws {
    var template = Array("/tmp/widgettui-removal-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    root = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  @Test func removesWhatIsInItAndFollowsNoLink() throws {
    defer { FolderRemoval.remove(root) }
    let (folder, other) = ("\(root)/folder", "\(root)/other")
    for path in [folder, other, "\(folder)/closed", "\(folder)/closed/in"] { mkdir(path, 0o700) }
    for path in ["\(other)/file", "\(folder)/file", "\(folder)/closed/in/file"] {
      try FileAccess.replace(path, with: [1])
    }
    symlink(other, "\(folder)/link")
    symlink("\(other)/file", "\(folder)/closed/link")
    mkfifo("\(folder)/pipe", 0o600)
    // A name that is no text.
    close(
      open(Array("\(folder)/".utf8CString.dropLast()) + [-1, -2, 0], O_CREAT | O_WRONLY, 0o600))
    chmod("\(folder)/closed/in", 0)
    chmod("\(folder)/closed", 0o500)
    chmod(folder, 0)
    FolderRemoval.remove(folder)
    #expect(access(folder, F_OK) != 0)
    #expect(access("\(other)/file", F_OK) == 0)
    // Nor is the folder itself looked for behind a link.
    symlink(other, folder)
    FolderRemoval.remove(folder)
    #expect(access("\(other)/file", F_OK) == 0)
  }

  /// One file of many pieces can take longer than somebody waits.
  @Test func leavesLargeFilesToWhoeverHasTime() throws {
    mkdir("\(root)/in", 0o700)
    try FileAccess.replace("\(root)/in/large", with: [UInt8](repeating: 1, count: 20 << 20))
    try FileAccess.replace("\(root)/in/small", with: [1])
    #expect(!FolderRemoval.remove(root, leavesLarge: true))
    #expect(FileAccess.names(in: "\(root)/in") == ["large"])
    #expect(FolderRemoval.remove(root) && access(root, F_OK) != 0)
  }

  /// A folder without rights can be moved only after it got them.
  @Test func removesADeepFolderWithoutRights() {
    var path = root
    for _ in 0..<32 {
      path += "/d"
      mkdir(path, 0o700)
    }
    mkdir("\(path)/x", 0o700)
    mkdir("\(path)/x/y", 0o500)
    chmod("\(path)/x", 0o555)
    FolderRemoval.remove(root)
    #expect(access(root, F_OK) != 0)
  }

  /// Folders that are too deep are moved up, whatever the ones above are called.
  @Test func removesADeepFolderWhoseNameIsTaken() {
    var path = root + "/.removed-1"
    mkdir(path, 0o700)
    for _ in 0..<70 {
      path += "/d"
      mkdir(path, 0o700)
    }
    FolderRemoval.remove(root)
    #expect(access(root, F_OK) != 0)
  }

  @Test func removesMoreNamesThanAreReadAtATime() {
    for number in 0..<10_000 { mkdir("\(root)/\(number)", 0o700) }
    FolderRemoval.remove(root)
    #expect(access(root, F_OK) != 0)
  }

  @Test func removesAFolderThatIsDeeperThanAnyPath() {
    var folder = open(root, O_RDONLY | O_DIRECTORY)
    for _ in 0..<3000 {
      mkdirat(folder, "d", 0o700)
      let next = openat(folder, "d", O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(folder)
    FolderRemoval.remove(root)
    #expect(access(root, F_OK) != 0)
  }
}
