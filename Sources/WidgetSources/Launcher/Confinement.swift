import CLinux
import WidgetSettings

/// A command's sandbox in the form in which the kernel is given it.
struct Confinement {
  private let sandbox: ProgramSandbox
  private let places: SandboxPlaces

  /// - Parameter temporary: The path of the program's folder for temporary files.
  init(_ sandbox: ProgramSandbox, of command: Command, program: String, temporary: String) {
    self.sandbox = sandbox
    places = SandboxPlaces(
      sandbox, program: program, arguments: command.arguments.dropFirst(),
      folder: command.folder ?? FilePath.current, temporary: temporary)
  }

  /// Calls `body` with the sandbox, which is valid during the call.
  func with<Result>(_ body: (UnsafePointer<clinux_sandbox>) -> Result) -> Result {
    let kinds = [
      (places.read, clinux_access_read), (places.readUnlinked, clinux_access_read_unlinked),
      (places.write, clinux_access_write),
      (places.writeUnlinked, clinux_access_write_unlinked),
      (places.filesUnlinked, clinux_access_files_unlinked),
      (places.devices, clinux_access_device),
    ]
    let paths = kinds.flatMap(\.0)
    let accesses = kinds.flatMap { paths, access in paths.map { _ in access } }
    return CStrings.with(paths) { strings in
      let all = accesses.indices.map { clinux_place(path: strings[$0], access: accesses[$0]) }
      return all.withUnsafeBufferPointer { buffer in
        places.temporary.withCString { folder in
          var sandbox = clinux_sandbox(
            places: buffer.baseAddress, count: Int32(buffer.count),
            network: self.sandbox.permissions.network, sockets: self.sandbox.permissions.sockets,
            processes: self.sandbox.permissions.processes, temporary: folder,
            // Where it stands in the machine's folder, nothing else there can be reached.
            has_own_tmp: !places.areInTemporaryFolder, separation: self.sandbox.separation.value,
            largest_file: UInt(self.sandbox.largestFile))
          return body(&sandbox)
        }
      }
    }
  }
}

extension ProgramSandbox.Separation {
  fileprivate var value: clinux_separation {
    switch self {
    case .best: clinux_separation_best
    case .user: clinux_separation_user
    case .none: clinux_separation_none
    }
  }
}
