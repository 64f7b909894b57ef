import FoundationEssentials
import Glibc

/// Calls `body` with the path of a new folder, which is removed afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.path + "/sandbox-\(UUID().uuidString)"
  mkdir(folder, 0o700)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}
