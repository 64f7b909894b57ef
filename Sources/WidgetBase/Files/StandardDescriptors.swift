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
}
