import Testing

@testable import WidgetImport

struct OpenStepReaderTests {
  private func read(_ text: String) throws(PropertyListError) -> PropertyList {
    try PropertyList(Array(text.utf8))
  }

  @Test func readsAProjectsForm() throws {
    let list = try read(
      #"""
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment */
        "two words" = "a \"quote\", a \n break and \U00e4";
        list = (A, "b c" /* the last */, );
        empty = ( );
        nested = {isa = X; path = ../Shared/Some-File+More.swift; };
      }
      """#)
    #expect(
      list
        == .mapping([
          "archiveVersion": .text("1"), "two words": .text("a \"quote\", a \n break and ä"),
          "list": .list([.text("A"), .text("b c")]), "empty": .list([]),
          "nested": .mapping(["isa": .text("X"), "path": .text("../Shared/Some-File+More.swift")]),
        ]))
  }

  @Test(arguments: [
    ("{ a = 1 }", 1, 9, ";"), ("{\n  a 1;\n}", 2, 5, "="),
    ("{ a = (1 2); }", 1, 10, "a comma or )"),
    ("{ a = \"b; }", 1, 7, "the end of this text in quotes"), ("{ a = 1;", 1, 1, "} after this {"),
    ("{} x", 1, 4, "the end of the file"), ("{ a = ; }", 1, 7, "a name, a value in quotes, { or ("),
    ("/* no end", 1, 1, "*/ after this /*"),
  ])
  func saysWhereItIsWrong(_ text: String, _ line: Int, _ column: Int, _ expected: String) {
    #expect(throws: PropertyListError(line: line, column: column, expected: expected)) {
      try read(text)
    }
  }

  @Test func readsXML() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><true/><key>b</key><array><integer>3</integer></array></dict></plist>
      """)
    #expect(list == .mapping(["a": .text("YES"), "b": .list([.text("3")])]))
  }
}
