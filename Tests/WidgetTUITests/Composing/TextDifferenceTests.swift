import Testing

@testable import WidgetTUI

/// Tests of differences in the form of `diff -u`.
@Suite struct TextDifferenceTests {
  private func patch(_ old: String, _ new: String) -> String {
    TextDifference(from: old, to: new).lines.map(\.written).joined(separator: "\n")
  }

  @Test func aLineInTheMiddle() {
    #expect(
      patch("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nnew\n5\n6\n7\n8\n") == """
        @@ -2,6 +2,7 @@
         2
         3
         4
        +new
         5
         6
         7
        """)
  }

  @Test func aChangedLineAndANewFile() {
    #expect(patch("a\nb\n", "a\nc\n") == "@@ -1,2 +1,2 @@\n a\n-b\n+c")
    #expect(patch("", "a\nb\n") == "@@ -0,0 +1,2 @@\n+a\n+b")
    #expect(patch("a\n", "a\n") == "")
    #expect(
      TextDifference(from: "", to: "a\n").patch(from: nil, to: "b.yaml")
        == ["--- /dev/null", "+++ b.yaml", "@@ -0,0 +1,1 @@", "+a"])
  }

  @Test func changesFarApartAreApart() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = "0\n" + old + "21\n"
    let lines = TextDifference(from: old, to: new).lines.filter { $0.mark == .place }
    #expect(lines.map(\.text) == ["@@ -1,3 +1,4 @@", "@@ -18,3 +19,4 @@"])
  }
}
