import CJQ

/// A program compiled by libjq, used by one thread at a time.
final class JQState: @unchecked Sendable {
  // Sendable: its program lends it to one thread at a time.
  let handle: OpaquePointer
  let jq: cjq

  /// Definitions that precede every program.
  ///
  /// They replace functions that write to the terminal or halt the program, and those that end the
  /// whole process in jq 1.6: dates beyond the calendar, and searching for an empty string.
  private static let prelude = """
    def stderr: .; def debug: .; def halt: error("halt is not known here"); \
    def halt_error: halt; def halt_error(f): halt; def input: error("there is one input"); \
    def inputs: empty; \
    def _strftime(f): strftime(f); \
    def strftime(f): (if type == "number" then gmtime else . end) | _strftime(f); \
    def _strflocaltime(f): strflocaltime(f); \
    def strflocaltime(f): (if type == "number" then localtime else . end) | _strflocaltime(f); \
    def todate: strftime("%Y-%m-%dT%H:%M:%SZ"); def todateiso8601: todate; def date: todate; \
    def _indices($i): indices($i); \
    def indices($i): if $i == "" then null else _indices($i) end; \
    def index($i): indices($i) | .[0]; def rindex($i): indices($i) | .[-1:][0];\n
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
