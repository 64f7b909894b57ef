import Testing

@testable import WidgetSources

@Suite struct XBarOutputTests {
  private func items(_ body: String, isTrusted: Bool = false) -> [XBarItem] {
    XBarOutput("Title\n---\n\(body)", isTrusted: isTrusted).body
  }

  private func item(_ line: String) throws -> XBarItem { try #require(items(line).first) }

  @Test func headerAndBody() {
    let output = XBarOutput("One | color=red\nTwo\n---\nAll\n---\nMore\n")
    #expect(output.header.map(\.text) == ["One", "Two"])
    #expect(output.body.map(\.text) == ["All", "", "More"])
    #expect(output.body.map(\.isSeparator) == [false, true, false])
    #expect(output.datum["title"] == "One")
    #expect(output.datum["color"] == "red")
    #expect(output.datum["body"]?.items?.first?["text"] == "All")
  }

  @Test func anEmptyHeader() {
    let output = XBarOutput("---\nOnly the menu")
    #expect(output.datum["title"] == "")
    #expect(output.body.map(\.text) == ["Only the menu"])
  }

  @Test func submenus() {
    let depths = items("A\n--B\n----C\n-----\n-- D\n--\n- E").map { "\($0.depth)\($0.text)" }
    #expect(depths == ["0A", "1B", "2C", "1", "1D", "1", "0- E"])
    #expect(items("--A\n-----")[1].isSeparator)
  }

  @Test(arguments: [
    ("a | b", "a | b"), ("a | b | color=red", "a | b"), ("x|size=12", "x"), ("| color=red", ""),
    ("a | b=c", "a | b=c"), ("2 | 3 | 4", "2 | 3 | 4"), ("ok | color=red | size=9", "ok"),
    ("URL | href=https://a.example/?a=1|b", "URL"), ("  spaces  | trim=false", "  spaces  "),
    ("abcdef | length=3", "abc…"), (#"two\nlines"#, "two lines"), ("=|=", "=|="),
    ("k = v", "k = v"),
    ("日本語 | COLOR=red", "日本語"),
  ])
  func textEndsWhereParametersBegin(_ line: String, _ text: String) throws {
    #expect(XBarOutput(line).header.first?.text == text)
  }

  @Test func valuesMayBeQuoted() throws {
    let line = #"Go | bash="/a b/c \"d\"" param2='two words' param10=ten param1=1 terminal=false"#
    #expect(
      items(line, isTrusted: true).first?.action == [#"/a b/c "d""#, "1", "two words", "ten"])
    #expect(
      items("x | shell=/bin/my tool color=red", isTrusted: true).first?.action == ["/bin/my tool"])
    #expect(
      items("x | bash='unclosed color=red", isTrusted: true).first?.action == ["unclosed color=red"]
    )
  }

  @Test func onlyTrustedPluginsAct() throws {
    #expect(try item("Go | bash=/bin/rm param1=-rf").action == nil)
    #expect(try item("Go | bash=/bin/rm").datum["action"] == .null)
    let trusted = items("Go | bash=/bin/ls param1=/", isTrusted: true).first?.datum
    #expect(trusted?["action"] == ["arguments": ["/bin/ls", "/"]])
  }

  @Test(
    arguments: [
      ("https://a.example/x", "https://a.example/x"), ("mailto:a@b.example", "mailto:a@b.example"),
      ("javascript:alert(1)", nil), ("vscode://open", nil), ("$(touch f)", nil),
    ] as [(String, String?)])
  func links(_ written: String, _ link: String?) throws {
    #expect(try item("x | href=\(written)").href == link)
  }

  @Test func flags() throws {
    let item = try item("x | disabled=true templateImage=QUJD color=#111,#eee font='Menlo Bold'")
    #expect(item.isDisabled && item.hasImage && !item.hasANSI)
    #expect(item.color == "#eee")
    #expect(XBarOutput("x | color=#111,#eee", isDark: false).header.first?.color == "#111")
    #expect(try self.item("\u{1b}[31mred\u{1b}[0m").hasANSI)
    #expect(try !self.item("\u{1b}[31mred | ansi=false").hasANSI)
  }

  @Test func alternatesAreLeftOut() {
    #expect(items("A\nB | alternate=true\nC").map(\.text) == ["A", "C"])
  }

  @Test func theLastTimeCounts() {
    #expect(XBarOutput("1\n---\nold\n~~~\n2\n---\nnew\n~~~\n").header.map(\.text) == ["2"])
  }

  @Test func anythingIsRead() {
    #expect(XBarOutput("") == XBarOutput("\n \r\n"))
    let many = String(repeating: "line | color=red\n", count: 5000)
    #expect(XBarOutput(many).header.count == XBarOutput.mostLines)
    #expect(XBarOutput(String(repeating: "-", count: 3000)).header.count == 1)
    #expect(XBarOutput("a\n---\n" + String(repeating: "-", count: 3000)).body.count == 1)
    #expect(XBarOutput(String(repeating: "|", count: 3000)).header.first?.text.count == 1001)
  }
}
