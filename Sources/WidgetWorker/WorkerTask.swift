/// Work on the bytes of strangers: parsing, decoding, picking, querying.
///
/// It is a function of its input and of what it opens itself, since it runs in a process that can reach nothing else.
package protocol WorkerTask: Sendable {
  /// The task's name in messages; no other task has it.
  static var name: String { get }
  /// The memory in bytes that the work may take beyond its program.
  static var memory: Int { get }
  /// The most pieces of this work that are done at a time, half of them those that take longer than a second; others
  /// wait their turn, and other tasks do not.
  static var most: Int { get }
  /// Loads what the work needs, such as a library, in the process that later divides.
  ///
  /// - Parameter hint: What the caller said about the work to come; never a stranger's bytes.
  static func prepare(_ hint: [UInt8])
  /// Returns the result of the work. The input may be hostile, and so is the result to its reader.
  static func perform(_ input: [UInt8]) -> [UInt8]
  /// Returns the result of work on a file, which is opened before the process loses the access to it.
  ///
  /// - Parameter confine: Takes the access to files, network and other processes away. The task calls it once,
  ///   before it looks at a stranger's bytes.
  static func perform(_ input: [UInt8], confine: () -> Void) -> [UInt8]
}

extension WorkerTask {
  package static var memory: Int { 512 << 20 }
  package static var most: Int { 4 }
  package static func prepare(_ hint: [UInt8]) {}

  package static func perform(_ input: [UInt8], confine: () -> Void) -> [UInt8] {
    confine()
    return perform(input)
  }
}
