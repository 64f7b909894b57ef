import CJQ

/// A compiled program of the library, for one thread at a time.
final class JQState: @unchecked Sendable {
  let handle: OpaquePointer
  let jq: cjq

  /// In front of every program: what would write to the terminal or end the program in its middle.
  private static let prelude = """
    def stderr: .; def debug: .; def halt: error("halt is not known here"); \
    def halt_error: halt; def halt_error(f): halt; def input: error("there is one input"); \
    def inputs: empty;\n
    """

  init(_ expression: String, _ jq: cjq) throws(JQProgram.Mistake) {
    guard let handle = jq.`init`() else { throw JQProgram.Mistake(description: "jq did not start") }
    self.handle = handle
    self.jq = jq
    let messages = JQMessages(jq)
    let context = Unmanaged.passUnretained(messages).toOpaque()
    jq.set_error_cb(handle, JQMessages.take, context)
    let isCompiled =
      expression.utf8.contains(0) ? 0 : jq.compile(handle, Self.prelude + expression)
    jq.set_error_cb(handle, { _, message in cjq_load()?.pointee.free(message) }, nil)
    guard isCompiled != 0 else { throw JQProgram.Mistake(description: messages.words) }
  }

  deinit {
    var handle: OpaquePointer? = handle
    jq.teardown(&handle)
  }
}
