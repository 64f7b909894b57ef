import Testing
import WidgetSettings

/// Tests of hosts in ASCII; the first examples are those of RFC 3492, section 7.1.
@Suite struct PunycodeTests {
  @Test(arguments: [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
    ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
    ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"), ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"), ("そのスピードで", "d9juau41awczczp"),
    ("-> $1.00 <-", "-> $1.00 <--"), ("bücher", "bcher-kva"), ("💩", "ls8h"),
  ])
  func texts(text: String, expected: String) { #expect(Punycode.encoded(text) == expected) }

  @Test(arguments: [
    ("example", "example"), ("Bücher", "xn--bcher-kva"), ("", ""),
    ("аpple", "xn--pple-43d"), (String(repeating: "a", count: 64), nil),
    (String(repeating: "ü", count: 63), nil),
  ])
  func labels(label: String, expected: String?) { #expect(Punycode.label(label) == expected) }
}
