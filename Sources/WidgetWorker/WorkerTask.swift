/// Work on the bytes of strangers: parsing, decoding, picking.
///
/// It is a function of its input alone, since it runs in a process that can reach nothing else.
package protocol WorkerTask: Sendable {
  /// The task's name in messages; no other task has it.
  static var name: String { get }
  /// The memory in bytes that the work may take beyond its program.
  static var memory: Int { get }
  /// Loads what the work needs, such as a library, in the process that later divides.
  ///
  /// - Parameter hint: What the caller said about the work to come; never a stranger's bytes.
  static func prepare(_ hint: [UInt8])
  /// Returns the result of the work. The input may be hostile, and so is the result to its reader.
  static func perform(_ input: [UInt8]) -> [UInt8]
}

extension WorkerTask {
  package static var memory: Int { 512 << 20 }
  package static func prepare(_ hint: [UInt8]) {}
}
