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

  @Test(arguments: [
    String(repeating: "-", count: 1_000_000) + String(repeating: " ", count: 900_000),
    String(repeating: " ", count: 2_000_000) + "x", String(repeating: "--", count: 1_000_000) + "x",
  ])
  func aLongLineTakesLittleTime(_ line: String) {
    #expect(XBarOutput("Title\n---\n\(line)\nlast").body.last?.text == "last")
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

  /// A length that is none does not lift the limit.
  @Test(arguments: ["", " | length=0", " | length=-1", " | length=99999"])
  func aLineIsNotLongerThanItsLimit(parameters: String) throws {
    let line = String(repeating: "a*", count: 2000) + parameters
    #expect(try #require(XBarOutput(line).header.first).text.count == 1001)
  }

  @Test func valuesMayBeQuoted() throws {
    let line = #"Go | bash="/a b/c \"d\"" param2='two words' param10=ten param1=1 terminal=false"#
    #expect(
      items(line, isTrusted: true).first?.action
        == XBarAction([#"/a b/c "d""#, "1", "two words", "ten"]))
    #expect(
      items("x | shell=/bin/my tool color=red", isTrusted: true).first?.action
        == XBarAction(["/bin/my tool"], hasTerminal: true))
    #expect(
      items("x | bash='unclosed color=red", isTrusted: true).first?.action
        == XBarAction(["unclosed color=red"], hasTerminal: true))
  }

  @Test func onlyTrustedPluginsAct() throws {
    let untrusted = try item("Go | bash=/bin/rm param1=-rf")
    #expect(untrusted.action == XBarAction(.untrusted))
    #expect(untrusted.datum["trust"] == .bool(true))
    #expect(!"\(untrusted.datum)".contains("/bin/rm"))
    let trusted = try #require(items("Go | bash=/bin/ls param1=/", isTrusted: true).first)
    #expect(trusted.datum["trust"] == .bool(false))
    let address = try #require(trusted.datum["action"]?.words)
    #expect(XBarAction(address: address)?.command == ["/bin/ls", "/"])
    // Running the plugin again starts nothing that the board does not start itself.
    #expect(try item("Refresh | refresh=true").action == XBarAction([], refreshes: true))
    #expect(items("Go | bash=/bin/ls disabled=true", isTrusted: true).first?.action == nil)
  }

  /// An argument that no shell reads may contain any visible character.
  @Test(arguments: [
    "$(touch /tmp/pwned)", "`id`", "a;b", "a'b", #"a"b"#, "-rf", "", "ünïcode 数", "#(id)",
    "../../x", "%41", "a  b", #"a\b"#,
  ])
  func anArgumentIsCarriedAsItIs(argument: String) throws {
    let action = XBarAction(["/bin/echo", argument], hasTerminal: true, refreshes: true)
    #expect(XBarRefusal(action.command, isTrusted: true) == nil)
    #expect(XBarAction(address: action.address) == action)
    #expect(
      action.address.utf8.dropFirst("xbar://action/".utf8.count).allSatisfy {
        "0123456789abcdef".utf8.contains($0)
      })
  }

  /// A command that could look like another one is refused: neither it nor any part of it is kept.
  @Test(
    arguments: [
      ("bash=/bin/rm param1=\u{1B}[2Kls", "argument 1 contains U+001B"),
      ("bash=/bin/rm param1=a param2='b\rls'", "argument 2 contains U+000D"),
      ("bash=/bin/rm\0x", "the program's name contains U+0000"),
      ("bash=/bin/rm param1=\u{202E}sl", "argument 1 contains U+202E"),
      ("bash=/bin/rm param1=a\u{200B}b", "argument 1 contains U+200B"),
      ("bash=/bin/rm param1=a\u{A0}b", "argument 1 contains U+00A0"),
      ("bash=/bin/rm param1=\u{3164}", "argument 1 contains U+3164"),
      ("bash=/bin/rm param1=\u{85}", "argument 1 contains U+0085"),
      ("shell=/bin/rm param1=\u{9B}2J", "argument 1 contains U+009B"),
      ("bash=bin/rm param1=x", "bin/rm is a relative path; expected an absolute path"),
      ("bash=../rm", "../rm is a relative path"), ("bash=./rm", "./rm is a relative path"),
      ("bash=/bin/echo param1=•••", "a secret of the board"),
      (
        "bash=/bin/rm param1=" + String(repeating: "x", count: 3000),
        "the command has 3009 bytes; expected at most 2048"
      ),
    ] as [(String, String)])
  func hostileCommandsAreRefused(_ parameters: String, _ reason: String) throws {
    let item = try #require(items("Go | \(parameters) refresh=true", isTrusted: true).first)
    let address = try #require(item.datum["action"]?.words)
    let action = try #require(XBarAction(address: address))
    #expect(action.refusal?.words.contains(reason) == true)
    #expect(action.refusal?.words.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
    #expect(action.command.isEmpty && !action.refreshes)
  }

  @Test func anAddressGoesBeforeWhatOnlyRefreshes() throws {
    let link = "href=https://a.example"
    #expect(try item("x | \(link) refresh=true").datum["action"] == .null)
    #expect(try item("x | \(link) bash=/bin/ls").datum["action"] == .null)
    let both = try #require(items("x | \(link) bash=/bin/ls", isTrusted: true).first)
    #expect(both.datum["action"]?.words != nil)
  }

  @Test func noOtherAddressIsAnAction() {
    for address in [
      "xbar://action/", "xbar://action/7", "xbar://action/zz", "xbar://other", "x",
    ] {
      #expect(XBarAction(address: address) == nil)
    }
  }

  @Test(arguments: [
    (":sparkles: new", "✨ new"), (":no_such_name: x", ":no_such_name: x"), ("12:30:45", "12:30:45"),
    (":+1:", "👍"), ("a::b", "a::b"), (":sparkles: | emojize=false", ":sparkles:"),
    ("a\u{A0}b\u{202F}c", "a b c"), (":", ":"), ("::sparkles:", ":✨"),
  ])
  func namesOfEmoji(_ line: String, _ text: String) throws {
    #expect(try item(line).text == text)
  }

  @Test func whatSwiftBarAdds() throws {
    let item = try item("x | md=true badge=3 checked=true templateImage=QUJD")
    #expect(item.isMarkdown && item.isChecked && item.badge == "3" && item.image == "QUJD")
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
    #expect(item.isDisabled && item.image == "QUJD" && !item.hasANSI)
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
