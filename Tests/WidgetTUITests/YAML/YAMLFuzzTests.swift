import Testing
import WidgetTesting

@testable import WidgetTUI

/// Tests of the parser with invalid files, the same ones at every run.
@Suite struct YAMLFuzzTests {
  private static let valid = Array(
    """
    %YAML 1.1
    ---
    # A board of all constructs.
    inherits: "de\\u00e9\\x41"
    roles: &r {text: terminal, warn: {rgb: "#ebcb8b", ansi: yellow}, <<: &m {a: [1, 2]}}
    list:
      - one
      - - 日本語
        - |2-
            block
          text
      - ? complex
        : !!str value
      - >+
        folded

      - *r
      - <<: [*m, *m]
        'key': ''
    ...
    """.utf8)

  /// Arbitrary bytes give a tree or errors, and every error has a description.
  @Test func brokenFilesNeverCrash() {
    var dice = SplitMix64(seed: 1)
    let odd = Array("{}[]:,-?&*!|>'\"%@`#\\ \n\t\r\u{0}".utf8) + [0x80, 0xc2, 0xe2, 0xff, 0xf4]
    for _ in 0..<3_000 {
      var bytes = Self.valid
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let index = Int.random(in: bytes.indices, using: &dice)
        let length = min(Int.random(in: 1...20, using: &dice), bytes.count - index)
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: bytes[index] = odd.randomElement(using: &dice) ?? 0
        case 1: bytes.insert(odd.randomElement(using: &dice) ?? 0, at: index)
        case 2: bytes.removeSubrange(index..<index + length)
        case 3: bytes.insert(contentsOf: bytes[index..<index + length], at: index)
        default: bytes = Array(bytes.prefix(max(1, index)))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let report = YAMLReport(YAMLFile(name: "f", bytes: bytes))
    let root = YAMLParser.root(of: report)
    #expect(root != nil || !report.errors.isEmpty)
    for error in report.errors {
      let text = error.description
      #expect(!text.isEmpty)
      let scalars = text.unicodeScalars.filter { $0 != "\n" }
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    do throws(YAMLErrors) {
      _ = try ThemeFile(YAMLFile(name: "f", bytes: bytes), name: "f")
    } catch {
      #expect(!error.all.isEmpty)
    }
  }
}
