import FoundationEssentials
import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Texts with attributes")
struct AttributedTextTests {
  @Test func attributesAreDrawn() throws {
    var text = AttributedString("red ")
    text.foregroundColor = .red
    var bold = AttributedString("bold")
    bold.inlinePresentationIntent = .stronglyEmphasized
    var line = AttributedString("line")
    line.underlineStyle = .single
    line.font = .body.italic()
    var link = AttributedString("link")
    link.link = URL(string: "https://example.com")
    var area = AttributedString("日")
    area.backgroundColor = .blue
    area.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .green)
    area.kern = 2
    let picture = picture(columns: 18, rows: 1) { Text(text + bold + line + link + area) }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        red boldlinelink日
        ---
        aaaabbbbccccddddee
        ---
        a  red
        b  text bold
        c  text italic underline
        d  accent
        e  text on blue strikethrough
        """)
  }

  @Test func theTextsOwnLookIsWhereTheAttributesSayNothing() throws {
    var text = AttributedString("ab")
    if let range = text.range(of: "b") { text[range].foregroundColor = .green }
    let picture = picture(columns: 3, rows: 1) {
      Text("\(text)!").foregroundStyle(.red).bold()
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        ab!
        ---
        aba
        ---
        a  red bold
        b  green bold
        """)
  }

  @Test func anEmptyOneIsNothing() throws {
    try expect(3, 1, "ab") {
      HStack(spacing: 0) {
        Text("a")
        Text(AttributedString())
        Text("b")
      }
    }
  }
}
