internal import Glibc

/// Stands in an imported source in place of a part that cannot be compiled here.
///
/// The import writes its calls. None of them has a value: a program that comes to such a part ends, and says
/// what the part needs. So no picture is ever made with something that is missing.
public enum ImportedGap {
  /// A type without values, in place of one that is not known here.
  public struct Absent: Hashable, Codable, Sendable, Error {
    private let nothing: Never

    /// Ends the program: data that cannot be read must not look like data that is not there.
    public init(from decoder: any Decoder) {
      ImportedGap.stop("What is decoded", "a type of it is not known here")
    }
  }

  /// The exit status of a program that came to a gap, by which an import knows it.
  private static let status: Int32 = 70

  /// Ends the program, and says on standard error which part was needed.
  ///
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - reason: What the part needs.
  public static func stop(_ name: String, _ reason: String) -> Never {
    let words = "\(name) cannot be compiled here: \(reason)\n"
    FileHandle.standardError.write(Data(words.utf8))
    // Neither a trap, of which the debugger would speak at length, nor the end of other threads.
    _exit(status)
  }

  /// Ends the program where a value of any type is expected.
  public static func value<Value>(_ name: String, _ reason: String) -> Value { stop(name, reason) }
}
