import CLinux

/// The types of this program that conform to a protocol, although nothing names them.
///
/// Only those of the program's own image are found: packages are linked into it.
enum ConformingTypes {
  /// Returns the types that conform to a protocol with a name; the name's module is not compared.
  static func named(_ name: String) -> [Any.Type] {
    (0..<clinux_conformances()).compactMap { index in
      clinux_conforming_type(index, name).map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }
}
