import FoundationEssentials
import Glibc
import Synchronization

/// The files and folders of the system that every program may read.
enum SystemPlaces {
  /// The places of the system that every program may read.
  static var all: [String] { (geteuid() == 0 ? ofRoot : filtered + unfiltered) + kernelFiles }

  /// Folders in which root may have files that no other user may read.
  private static let filtered = [
    "/etc", "/opt", "/proc/sys", "/sys", "/usr", "/var/cache/apt", "/var/lib/apt", "/var/lib/dpkg",
  ]

  /// The number of levels of folders below each that are looked at, where it is not that of all: what a
  /// distribution has in /usr is no secret, and the kernel's files are many.
  private static let levels = [
    "/sys": 1, "/sys/devices/virtual": 0, "/sys/devices/virtual/dmi": 1, "/usr": 0,
    "/usr/local": 16, "/var/cache/apt": 1, "/var/lib/apt": 1,
    "/var/lib/dpkg": 1,
    "/var/lib/dpkg/info": -1,
  ]

  /// Folders of thousands of files, of which root alone may read some, and which no program needs.
  private static let left: Set<String> = ["/sys/kernel/slab"]

  /// Places whose files all users may read.
  private static let unfiltered = [
    "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/snap",
    "/nix/store", "/gnu/store", "/run/current-system", "/run/booted-system",
    "/run/systemd/resolve", "/run/NetworkManager/resolv.conf", "/run/resolvconf", "/run/udev",
    "/run/utmp", "/var/cache/fontconfig", "/var/lib/flatpak", "/var/lib/pacman", "/var/lib/rpm",
  ]

  /// The files of the kernel that tell of the machine and not of a process.
  private static let kernelFiles = [
    "cpuinfo", "diskstats", "driver", "filesystems", "interrupts", "loadavg", "mdstat", "meminfo",
    "modules", "partitions", "pressure", "softirqs", "stat", "swaps", "uptime", "version",
    "vmstat", "zoneinfo",
  ].map { "/proc/\($0)" }

  /// The places of the system for root: without the files that no other user may read.
  private static var ofRoot: [String] {
    known.withLock { known in
      // Many programs start at once, and there are thousands of files.
      if let (places, date) = known, Date().timeIntervalSince(date).magnitude < 60 { return places }
      let open = filtered.flatMap { readableByAll(in: $0, levels: levels[$0] ?? 16) ?? [$0] }
      known = (open + unfiltered, Date())
      return open + unfiltered
    }
  }

  private static let known = Mutex<([String], Date)?>(nil)

  /// Returns the places in a folder that all users may read, or `nil` if all of it is.
  ///
  /// A link gives no access to what it leads to: that has a place of its own, or none.
  ///
  /// - Parameter levels: The number of levels of folders below it that are looked at.
  static func readableByAll(in folder: String, levels: Int) -> [String]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var places: [String] = []
    var areAll = true
    for path in names.sorted().map({ "\(folder)/\($0)" }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      let mode: mode_t = isFolder ? S_IROTH | S_IXOTH : S_IROTH
      guard status.st_mode & mode == mode, !left.contains(path) else {
        areAll = false
        continue
      }
      let rest = self.levels[path] ?? levels - 1
      if isFolder, rest >= 0, let some = readableByAll(in: path, levels: rest) {
        places += some
        areAll = false
      } else {
        places.append(path)
      }
    }
    return areAll ? nil : places
  }
}
