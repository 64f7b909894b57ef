import Testing

@testable import WidgetImport

struct CompilerOutputTests {
  @Test func errorsAreReadOnce() {
    let output = CompilerOutput(
      """
      [3/4] Compiling X
      /a b/C.swift:3:9: error: cannot find 'glow' in scope
       3 | glow()
         | `- error: cannot find 'glow' in scope
      /a b/C.swift:3:9: error: cannot find 'glow' in scope
      /a/D.swift:7:1: warning: unused
      /a/D.swift:8:2: error: value of type 'some View' has no member 'sparkle'
      <unknown>:0: error: allowing deserialization of module 'Kit', which had compiler errors
      <unknown>:0: error: allowing deserialization of invalid declaration 'a' (property) in module 'Kit'
      macro expansion @Observable:7:36: error: cannot find type 'Day' in scope
      error: emit-module command failed with exit code 1
      """)
    #expect(
      output.problems == [
        CompilerProblem(
          path: "/a b/C.swift", line: 3, column: 9, message: "cannot find 'glow' in scope"),
        CompilerProblem(
          path: "/a/D.swift", line: 8, column: 2,
          message: "value of type 'some View' has no member 'sparkle'"),
      ])
    #expect(output.problems.map(\.symbol) == ["glow", "some View.sparkle"])
    #expect(output.others == ["error: emit-module command failed with exit code 1"])
  }

  @Test func errorsOfMacrosAloneAreKept() {
    let line = "macro expansion @Observable:7:36: error: cannot find type 'Day' in scope"
    #expect(CompilerOutput(line).others == [line])
  }

  @Test(arguments: [
    ("cannot find type 'NSPersistentContainer' in scope", "NSPersistentContainer"),
    ("type 'Color' has no member 'sky'", "Color.sky"), ("no such module 'HealthKit'", "HealthKit"),
    ("extra argument 'x' in call", nil), ("expected expression", nil),
  ])
  func theMissingNameIsKnown(_ message: String, _ symbol: String?) {
    #expect(CompilerProblem(path: "/a", line: 1, column: 1, message: message).symbol == symbol)
  }
}
