import FoundationEssentials
import TestServers
import Testing
import WidgetSources

@testable import WidgetCatalog

struct ReadingHistoryTests {
  /// Who gives other names each time fills neither the disk nor the descriptors; the values that a board names are kept
  /// all the same.
  @Test func namesThatChangeBeginFewSeries() throws {
    let folder = TemporaryFolder()
    let history = ReadingHistory(folder: folder.path, keep: 3600, fingerprints: ["s"], delay: 0)
    let start = Date(timeIntervalSince1970: 1_773_480_000)
    func note(_ name: String, at seconds: Double) {
      var settings = ValueSettings()
      settings.series = name
      let reading = ValueReading(settings: settings, datum: 5)
      history.note(reading, at: start + seconds, now: start + seconds, number: 0)
    }
    for number in 0..<500 { note("machine \(number)", at: Double(number)) }
    note("", at: 600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { !$0.hasSuffix(".lock") }.count == 51)
    var first = ValueSettings()
    first.series = "machine 0"
    note("machine 0", at: 700)
    #expect(history.samples(0, first).count == 2)
    first.series = "machine 499"
    #expect(history.samples(0, first).isEmpty)
  }

  /// What data calls a series must not be the file of another widget, however its hash turns out.
  @Test func theNameOfASeriesIsAPartOfItsFilesName() throws {
    let folder = TemporaryFolder()
    let history = ReadingHistory(folder: folder.path, keep: 3600, fingerprints: ["s"], delay: 0)
    let start = Date(timeIntervalSince1970: 1_773_480_000)
    for name in ["", "a/b", String(repeating: "long", count: 90)] {
      var settings = ValueSettings()
      settings.series = name
      history.note(
        ValueReading(settings: settings, datum: 5), at: start, now: start, number: 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix(".lock") }.sorted()
    #expect(names.count == 3)
    #expect(names[0].utf8.count == 32 && names.allSatisfy { $0.hasPrefix(names[0]) })
    #expect(names[1].hasSuffix("=a%2Fb") && names[2].contains("=longlong"))
  }
}
