import Glibc

/// The descriptors of standard input, output and error.
package enum StandardDescriptors {
  /// Opens `/dev/null` for each that was closed when the program started.
  ///
  /// The kernel gives the lowest free number to what is opened next: without this, a file of the
  /// program's own would be its standard error, and get what is written there. Reading and writing
  /// fail as on a closed descriptor.
  package static func openMissing() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Keeps the other descriptors that a shell left open from all programs that this one starts: behind one
  /// may be a file or a terminal that a program in a sandbox could not open by itself.
  ///
  /// - Parameter passed: The descriptors that the starter handed over.
  package static func keepOthersFromPrograms(except passed: Set<Int32>) {
    for descriptor in FileAccess.names(in: "/proc/self/fd").compactMap({ Int32($0) })
    where descriptor > 2 && !passed.contains(descriptor) {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
  }
}
