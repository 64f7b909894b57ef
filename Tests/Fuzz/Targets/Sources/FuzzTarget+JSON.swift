@testable import WidgetSources

extension FuzzTarget {
  /// JSON that is read and written is the same when it is read again; an error names a place.
  static let json = FuzzTarget("json") { bytes, promises in
    do throws(JSON.Mistake) {
      for datum in try JSON.data(bytes).prefix(20) { promises.expectStable(datum) }
    } catch {
      let lines = bytes.count { $0 == 0x0a } + 1
      promises.expect((1...lines).contains(error.line), "line \(error.line) of \(lines)")
      promises.expect(1...(bytes.count + 1) ~= error.column, "column \(error.column)")
    }
    do throws(SourceFailure) {
      _ = try DataFormat.json.datum(bytes)
    } catch {
      promises.expect(!error.reason.isEmpty, "a failure without a reason")
      promises.expect(error.description.count < 600, "a failure of many words")
    }
  }

  /// A timeline in JSON has sorted entries, or is refused with a reason.
  static let timeline = FuzzTarget("timeline") { bytes, promises in
    do throws(SourceFailure) {
      let entries = try TimelineDocument(bytes).reading.entries
      promises.expect(1...TimelineDocument.mostEntries ~= entries.count, "\(entries.count) entries")
      for (one, next) in zip(entries, entries.dropFirst()) {
        promises.expect(one.date <= next.date, "unsorted entries")
      }
      for entry in entries.prefix(20) {
        promises.expect(entry.date.timeIntervalSince1970.isFinite, "a date that is no number")
        promises.expectStable(entry.datum)
      }
    } catch {
      promises.expect(!error.reason.isEmpty, "a failure without a reason")
      promises.expect(error.description.count < 600, "a failure of many words")
    }
  }

  /// An answer of Prometheus becomes at most as many series as are kept.
  static let prometheus = FuzzTarget("prometheus") { bytes, promises in
    let response = HTTPResponse(status: 200, body: bytes, date: now)
    for label in [nil, "{job} {instance}"] {
      guard let answer = try? PrometheusAnswer(response, label: label, asRows: label != nil) else {
        continue
      }
      let count = answer.datum.items?.count ?? 0
      promises.expect(count <= max(PrometheusAnswer.mostSeries, 2), "\(count) series")
      promises.expectStable(answer.datum)
    }
  }
}

extension Promises {
  /// Expects data that is the same after it was written as JSON and read, and likewise as a
  /// worker's bytes.
  mutating func expectStable(_ datum: Datum) {
    let bytes = DatumCoding.bytes(of: datum)
    let decoded = DatumCoding.datum(of: bytes)
    // Not a number equals nothing, so bytes are compared.
    expect(decoded.map(DatumCoding.bytes) == bytes, "other data after its coding")
    // Columns may have one name; JSON's reader keeps the last.
    if datum.depth <= JSON.depth, !datum.repeatsNames {
      let once = datum.json
      let again = try? JSON.datum(once)
      expect(again?.json == once, "other data after its JSON")
    }
    expect(datum.outline.count <= 500, "an outline of many words")
    _ = datum.number
    _ = datum.words
  }
}

extension Datum {
  /// True if a record in it has a name twice.
  fileprivate var repeatsNames: Bool {
    switch self {
    case .record(let fields):
      Set(fields.map { Array($0.name.utf8) }).count < fields.count
        || fields.contains { $0.value.repeatsNames }
    case .list(let items): items.contains(where: \.repeatsNames)
    case .null, .bool, .number, .text: false
    }
  }

  /// The number of lists and records around its innermost value.
  fileprivate var depth: Int {
    switch self {
    case .list(let items): 1 + (items.map(\.depth).max() ?? 0)
    case .record(let fields): 1 + (fields.map(\.value.depth).max() ?? 0)
    case .null, .bool, .number, .text: 0
    }
  }
}
