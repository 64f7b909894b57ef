import Foundation
import TestServers
import Testing

@testable import WidgetSources

@Suite struct DatumCodingTests {
  private static let examples: [Datum] = [
    nil, true, false, 0, -1.5, .number(.infinity), .number(-0.0), "", "Zürich\u{0}\n😀", [],
    [1, "two", nil, [true]], [:], ["a": 1, "a": 2, "": ["b": [nil]]],
  ]

  @Test(arguments: examples) func dataIsReadAsItWasWritten(datum: Datum) {
    #expect(DatumCoding.datum(of: DatumCoding.bytes(of: datum)) == datum)
  }

  @Test func notANumberStaysNotANumber() {
    let bytes = DatumCoding.bytes(of: .number(.nan))
    guard case .number(let number) = DatumCoding.datum(of: bytes) else {
      Issue.record("expected a number")
      return
    }
    #expect(number.isNaN)
  }

  /// A name is in memory once, and written with each record.
  @Test func namesCountWithEachRecord() {
    let name = String(repeating: "x", count: 1000)
    let rows = Datum.list(Array(repeating: [name: [1, nil], "t": "four"], count: 100))
    #expect(rows.isLonger(than: 100 * 1005 - 1))
    #expect(!rows.isLonger(than: 100 * 1005))
    #expect(!Datum.null.isLonger(than: 0))
  }

  /// A megabyte of a table would be ten gigabytes for a worker.
  @Test func aTableWithALongNameIsNotWrittenForAWorker() throws {
    let folder = TemporaryFolder()
    let text = String(repeating: "x", count: 1 << 20) + String(repeating: "\n1", count: 10_000)
    let path = try folder.write(text, to: "table.csv")
    let source = try SourceKinds.source(["file": .text(path), "format": "csv", "pick": "length"])
    let request = SourceRequest(
      now: Date(), timeout: 60, secrets: Secrets([:]), environment: .own, folder: folder.path,
      state: folder.path)
    #expect(throws: PickWords.tooMuch("length")) { try source.read(request) }
  }

  /// A worker that hostile bytes took over may write anything.
  @Test(arguments: examples) func noBeginningOfDataIsData(datum: Datum) {
    let bytes = DatumCoding.bytes(of: datum)
    for count in bytes.indices { #expect(DatumCoding.datum(of: Array(bytes[..<count])) == nil) }
    #expect(DatumCoding.datum(of: bytes + [0]) == nil)
  }

  @Test func aListOfFourMilliardsWithoutItemsIsRefused() {
    #expect(DatumCoding.datum(of: [5, 255, 255, 255, 255]) == nil)
    #expect(DatumCoding.datum(of: [6, 255, 255, 255, 127, 0]) == nil)
    #expect(DatumCoding.datum(of: [4, 255, 255, 255, 255, 65]) == nil)
    #expect(DatumCoding.datum(of: [9]) == nil)
  }

  @Test func listsNestedTooDeepAreRefused() {
    let bytes = Array([[UInt8]](repeating: [5, 1, 0, 0, 0], count: 10_000).joined()) + [0]
    #expect(DatumCoding.datum(of: bytes) == nil)
  }

  @Test func whatFollowsADatumIsLeft() throws {
    let (datum, rest) = try #require(
      DatumCoding.beginning(of: DatumCoding.bytes(of: ["a": 1]) + [1, 2, 3]))
    #expect(datum == ["a": 1])
    #expect(rest == [1, 2, 3])
  }

  @Test(arguments: [
    SourceFailure("x", "y"), SourceFailure("x", kind: .malformed),
    SourceFailure("x", kind: .absent), .timeout(2.5), .tooLarge(1024, "d"),
  ])
  func aFailureIsReadAsItWasWritten(failure: SourceFailure) {
    #expect(SourceFailure(failure.datum) == failure)
  }
}
