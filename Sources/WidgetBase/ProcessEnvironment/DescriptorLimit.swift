import CLinux
import Glibc

/// The limit on the descriptors that this process has open at the same time.
package enum DescriptorLimit {
  /// The environment variable with the soft limit of the program that started this one.
  package static let variable = "WIDGETTUI_DESCRIPTORS"

  /// Raises the soft limit to the hard one, since each program whose output is followed takes several
  /// descriptors. Programs that sources start get the original limit.
  package static func raise() {
    let given = getenv(variable).flatMap { UInt(String(cString: $0)) } ?? 0
    unsetenv(variable)
    clinux_raise_descriptor_limit(given)
  }

  /// The variable for a process of this program, or `nil` if the limit was not raised.
  package static var line: String? {
    let original = clinux_original_descriptor_limit()
    return original == 0 ? nil : "\(variable)=\(original)"
  }

  /// The number of descriptors that this process may have.
  package static var count: UInt { clinux_descriptor_limit() }

  /// The number of descriptors that starting a program takes for a moment.
  private static let ofStart: UInt = 12

  /// The number of descriptors that are kept free for the program's own files.
  private static var reserve: UInt { min(64, max(4, count / 16)) }

  /// True if a program can be started and the program's own files can still be opened.
  package static var hasRoom: Bool { clinux_has_descriptors(ofStart + reserve) }

  /// True if there is room for something that keeps its descriptors, such as a watch, besides a
  /// program that runs for a moment.
  package static var hasLastingRoom: Bool { clinux_has_descriptors(2 * ofStart + reserve) }
}
