import FoundationEssentials

/// A meter of the space of the file systems.
struct FileSystemsMeter: Meter {
  func sample(_ machine: any Machine, at now: Date) -> FileSystemsReading? {
    let fileSystems = FileSystem.all(of: machine)
    return fileSystems.isEmpty ? nil : FileSystemsReading(date: now, fileSystems: fileSystems)
  }
}
