import CLinux
import Glibc
import Testing

/// Tests of the walk over a command line: the options it finds, and the word it names in an error.
struct OptionsTests {
  /// Returns `letter argument word` for each option, then the operands.
  private func walk(_ words: [String], short: String = ":abn:") -> [String] {
    let arguments = (["program"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let name = strdup("at")
    defer { free(name) }
    let long = [CLinux.option(name: name, has_arg: 1, flag: nil, val: 256), CLinux.option()]
    var lines: [String] = []
    var options = clinux_options()
    let count = Int32(arguments.count - 1)
    while clinux_options_next(&options, count, arguments, short, long) {
      let letter = options.option == 256 ? "at" : String(Unicode.Scalar(UInt8(options.option)))
      let argument = options.argument.map { String(cString: $0) } ?? "-"
      lines.append("\(letter) \(argument) \(String(cString: options.word))")
    }
    let operands = arguments[Int(options.index)..<Int(count)]
    return lines + operands.compactMap { $0.map { String(cString: $0) } }
  }

  @Test func nothing() { #expect(walk([]) == []) }

  @Test func joinedLettersAndArguments() {
    #expect(walk(["-ab", "-n5", "-n", "6"]) == ["a - -ab", "b - -ab", "n 5 -n5", "n 6 -n"])
    #expect(walk(["--at", "x", "--at=y"]) == ["at x --at", "at y --at=y"])
  }

  @Test func operandsComeLast() {
    #expect(
      walk(["one", "-ab", "two", "--at", "x"]) == ["a - -ab", "b - -ab", "at x --at", "one", "two"])
    #expect(walk(["-a", "--", "-b"]) == ["a - -a", "-b"])
    #expect(walk(["-a", "one", "-b"], short: "+:ab") == ["a - -a", "one", "-b"])
  }

  @Test func offendersAreNamed() {
    #expect(walk(["one", "--bad", "-a"]) == ["? - --bad", "a - -a", "one"])
    #expect(walk(["-x", "-ay"]) == ["? - -x", "a - -ay", "? - -ay"])
    #expect(walk(["one", "-n"]) == [": - -n", "one"])
    #expect(walk(["--at"]) == [": - --at"])
  }

  @Test func walksDoNotDisturbEachOther() async {
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<200 { group.addTask { walk(["one", "-ab", "-n", "5"]) } }
      for await found in group { #expect(found == ["a - -ab", "b - -ab", "n 5 -n", "one"]) }
    }
  }
}
