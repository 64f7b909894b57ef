@testable import WidgetSources
@testable import WidgetTUI

extension FuzzTarget {
  /// YAML gives a tree or errors; each error names a place in the file, in words that do not act.
  static let yaml = FuzzTarget("yaml") { bytes, promises in
    let file = YAMLFile(name: "fuzz.yaml", bytes: bytes)
    let report = YAMLReport(file)
    let root = YAMLParser.root(of: report)
    promises.expect(root != nil || !report.errors.isEmpty, "neither a tree nor an error")
    promises.expectPlaced(report.errors + report.warnings, in: file)
  }

  /// A theme is read or refused with errors that name a place in the file.
  static let theme = FuzzTarget("theme") { bytes, promises in
    let file = YAMLFile(name: "fuzz.yaml", bytes: bytes)
    do throws(YAMLErrors) {
      _ = try ThemeFile(file, name: "fuzz")
    } catch {
      promises.expect(!error.all.isEmpty, "refused without an error")
      promises.expectPlaced(error.all, in: file)
    }
  }
}

extension Promises {
  /// Expects errors that name a line of a file, in words that do not act on a terminal.
  mutating func expectPlaced(_ errors: [YAMLError], in file: YAMLFile) {
    let last = file.position(atByte: file.bytes.count).line
    for error in errors.prefix(50) {
      let text = error.description
      expect(!text.isEmpty, "an error without words")
      expectInert(text, "an error")
      guard let span = error.span else { continue }
      expect((1...last).contains(span.start.line), "line \(span.start.line) of \(last)")
      expect(span.start.column >= 1, "column \(span.start.column)")
      expect(span.start.column <= file.bytes.count + 1, "column \(span.start.column)")
      expect(error.length >= 1, "an error of no length")
    }
    let json = Diagnostic.json(errors.prefix(50).map { Diagnostic($0) })
    let isJSON = (try? JSON.datum(json)) != nil
    expect(isJSON, "diagnostics are no JSON")
  }
}
