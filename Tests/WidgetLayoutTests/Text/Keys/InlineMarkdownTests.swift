import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Markdown in keys")
struct InlineMarkdownTests {
  @Test(arguments: [
    ("**b**", "b"), ("*i*", "i"), ("_i_", "i"), ("__b__", "b"), ("`c`", "c"), ("~~s~~", "s"),
    ("***x***", "x"), ("**a *b***", "a b"), ("***a** b*", "a b"), ("*a **b***", "a b"),
    ("**a", "**a"), ("a**", "a**"), ("**a*", "*a"), ("*a**", "*a**"), ("****", "****"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a*b*c", "abc"),
    ("** a **", "** a **"), ("~s~", "~s~"), ("`**a**`", "**a**"), ("``a`b``", "a`b"),
    ("`a", "`a"), ("*`*`*", "*"), ("[w](https://x.y)", "w"), ("[a [b] c](u)", "a [b] c"),
    ("[w] (u)", "[w] (u)"), ("[w](u", "[w](u"), ("[*w*](u)!", "w!"), ("\\*a\\*", "*a*"),
    ("\\a", "\\a"), ("\\", "\\"), ("[", "["), ("`", "`"), ("**日本**語", "日本語"),
    ("*", "*"), ("**", "**"), ("a *", "a *"), ("*\\", "*\\"), ("[\\", "[\\"), ("", ""),
  ])
  func marksAreTakenOutWhereTheyMeanSomething(markdown: String, expected: String) {
    #expect(Drawn(Text(LocalizedStringKey(markdown))).text == expected)
  }

  @Test func stretchesLookLikeWhatTheyAre() throws {
    let picture = picture(columns: 15, rows: 1) {
      Text("a **b *c*** ~~d~~ `e` [f](https://example.com) \("*g*")").foregroundStyle(.secondary)
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        a b c d e f *g*
        ---
        aabbcadaaaeaaaa
        ---
        a  dim
        b  dim bold
        c  dim bold italic
        d  dim strikethrough
        e  accent
        """)
  }

  @Test func anyTextEndsAndIsDrawn() {
    var samples = TextSamples(seed: 11)
    let marks = ["*", "**", "_", "`", "~~", "[", "](", ")", "\\", "a", "b ", " ", "%", "%@", "日"]
    for _ in 0..<3000 {
      let count = Int.random(in: 0...14, using: &samples)
      let text = (0..<count).map { _ in marks.randomElement(using: &samples) ?? "" }.joined()
      let words = Drawn(Text(LocalizedStringKey(text)), columns: 80).text
      let letters = { (text: String) in text.filter { $0 == "a" || $0 == "b" } }
      if letters(words).count > letters(text).count { Issue.record("\(text) gives \(words)") }
    }
  }
}
