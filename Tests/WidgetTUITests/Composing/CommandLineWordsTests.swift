import Testing

@testable import WidgetTUI

/// Tests of the words of a command in one line.
@Suite struct CommandLineWordsTests {
  @Test(arguments: [
    ("df -h /", ["df", "-h", "/"]), ("  a   b\tc ", ["a", "b", "c"]),
    ("grep 'a b' \"c d\" e\\ f", ["grep", "a b", "c d", "e f"]), ("a'b'c", ["abc"]),
    ("echo ''", ["echo", ""]), ("a \"b\\\"c\"", ["a", "b\"c"]), ("", []),
    ("--x=1 y=2", ["--x=1", "y=2"]),
  ])
  func words(line: String, words: [String]) {
    let parsed = CommandLineWords(line)
    #expect(parsed.words == words)
    #expect(parsed.openQuote == nil)
  }

  @Test(arguments: [
    ("df -h | tail -1", true), ("echo $HOME", true), ("ls *.txt", true), ("a && b", true),
    ("cat ~/x", true), ("A=1 b", true), ("echo \"$(date)\"", true),
    ("echo '$HOME | x'", false), ("date -d a~b", false), ("curl -d a=b x", false),
    ("echo \\$5", false), ("echo \"a|b\"", false),
  ])
  func shells(line: String, needsShell: Bool) {
    #expect(CommandLineWords(line).needsShell == needsShell)
  }

  @Test func openQuotes() {
    #expect(CommandLineWords("echo 'a").openQuote == "'")
    #expect(CommandLineWords("echo \"a'").openQuote == "\"")
  }
}
