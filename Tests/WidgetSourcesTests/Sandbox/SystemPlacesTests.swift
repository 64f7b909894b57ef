import Glibc
import Testing

@testable import WidgetSources

/// Tests of the places of the system that every program may read.
@Suite struct SystemPlacesTests {
  /// The programs of root read what all users may, and not the files that root has for himself.
  @Test func whatOnlyRootMayReadIsNoPlaceOfTheSystem() throws {
    try withFolder { folder throws in
      func make(_ path: String, _ mode: mode_t, isFolder: Bool = false) {
        let path = "\(folder)/\(path)"
        if isFolder { mkdir(path, 0o755) } else { close(open(path, O_CREAT | O_WRONLY, 0o600)) }
        chmod(path, mode)
      }
      for path in ["a", "a/b", "a/b/c", "open"] { make(path, 0o755, isFolder: true) }
      make("closed", 0o711, isFolder: true)
      make("a/b/c/public", 0o644)
      make("open/public", 0o644)
      #expect(SystemPlaces.readableByAll(in: "\(folder)/a", levels: 16) == nil)
      make("a/b/c/key", 0o600)
      symlink("\(folder)/a/b/c/key", "\(folder)/open/link")
      #expect(
        SystemPlaces.readableByAll(in: folder, levels: 16)
          == ["\(folder)/a/b/c/public", "\(folder)/open"])
      // What lies deeper is not looked at.
      #expect(
        SystemPlaces.readableByAll(in: folder, levels: 1)
          == ["\(folder)/a", "\(folder)/open"])
    }
  }

  /// Numbers by which a machine is known, the kernel's key for connections, and where its memory is.
  @Test(
    .enabled(if: geteuid() == 0),
    arguments: [
      "/sys/devices/virtual/dmi/id/product_serial", "/proc/sys/net/ipv4/tcp_fastopen_key",
      "/sys/kernel/slab/kmalloc-64/validate", "/proc/kpagecount",
    ])
  func whatTheKernelTellsRootAloneIsNoPlaceOfTheSystem(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IROTH == 0 else { return }
    let covering = SystemPlaces.all.filter { path == $0 || path.hasPrefix($0 + "/") }
    #expect(covering.isEmpty)
  }

  /// Who may open the file of a lock may take it, and keep dpkg and apt from their work.
  @Test(
    .enabled(if: geteuid() == 0),
    arguments: [
      "/var/lib/dpkg/lock", "/var/lib/dpkg/lock-frontend", "/var/lib/dpkg/triggers/Lock",
      "/var/lib/apt/lists/lock", "/var/cache/apt/archives/lock",
    ])
  func locksOfPackagesAreNoPlacesOfTheSystem(lock: String) {
    var status = stat()
    guard stat(lock, &status) == 0, status.st_mode & S_IROTH == 0 else { return }
    let covering = SystemPlaces.all.filter { lock == $0 || lock.hasPrefix($0 + "/") }
    #expect(covering.isEmpty)
  }
}
