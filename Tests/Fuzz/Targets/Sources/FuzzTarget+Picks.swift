import CJQ
import WidgetBase

@testable import WidgetSources

extension FuzzTarget {
  /// A path, which is the first line, picks from JSON after it what jq picks.
  static let pick = FuzzTarget("pick", limit: nil) { bytes, promises in
    let input = FuzzText(bytes)
    // A carriage return is a blank to jq from version 1.7 on.
    guard input.first.utf8.count < 200, !input.first.utf8.contains(0x0d),
      let path = DataPath(input.first),
      let datum = try? JSON.datum(input.rest)
    else { return }
    let results = try? path.results(of: datum)
    _ = path.dead(in: datum)
    // jq reads a number that is not one as null, and ends texts at NUL.
    guard !datum.json.contains("\\u0000"), datum.holdsNumbers, let jq = cjq_load()?.pointee else {
      return
    }
    guard let state = try? JQState(input.first, jq) else {
      promises.broken(because: "jq does not compile the path \(input.first)")
      return
    }
    switch JQRun(state, Deadline(after: 10)).results(of: datum) {
    case .results(let expected):
      let found = results?.map(\.sortedJSON).sorted()
      promises.expect(found == expected.map(\.sortedJSON).sorted(), "jq picks other data")
    case .error(let words): promises.expect(results == nil, "jq picks nothing: \(words)")
    case .late, .tooMuch: return
    }
  }

  /// A regular expression, which is the first line, finds parts of the text after it, in order.
  static let regex = FuzzTarget("regex") { bytes, promises in
    let input = FuzzText(bytes)
    guard input.first.utf8.count < 200, input.rest.count < 2000 else { return }
    do throws(Pattern.Mistake) {
      let pattern = try Pattern(input.first)
      let text = input.text
      let matches = pattern.matches(in: text, before: Deadline(after: 2)) ?? []
      promises.expect(matches.count <= text.unicodeScalars.count + 1, "\(matches.count) matches")
      for match in matches.prefix(50) {
        promises.expect(match.groups.count == pattern.names.count, "groups without a name")
        let isPart = match.groups.allSatisfy { group in
          group.map { Array(text.utf8).containsPart(Array($0.utf8)) } ?? true
        }
        promises.expect(isPart, "a match that is not in the text")
      }
    } catch {
      let most = input.first.unicodeScalars.count + 2
      promises.expect((1...most).contains(error.place), "place \(error.place) of \(most)")
      promises.expect(!error.description.isEmpty, "a mistake without words")
    }
  }
}

extension Datum {
  /// True if all its numbers are finite.
  fileprivate var holdsNumbers: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .list(let items): items.allSatisfy(\.holdsNumbers)
    case .record(let fields): fields.allSatisfy(\.value.holdsNumbers)
    case .null, .bool, .text: true
    }
  }

  /// Its JSON with fields sorted by name, whose order jq does not keep.
  fileprivate var sortedJSON: String { sorted.json }

  private var sorted: Datum {
    switch self {
    case .list(let items): .list(items.map(\.sorted))
    case .record(let fields):
      .record(
        fields.map { Field($0.name, $0.value.sorted) }.sorted {
          $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
        })
    case .number(let number): .number(number == 0 ? 0 : number)
    case .null, .bool, .text: self
    }
  }
}

extension [UInt8] {
  /// Returns true if some bytes are a part of these.
  fileprivate func containsPart(_ part: [UInt8]) -> Bool {
    part.isEmpty || indices.contains { self[$0...].starts(with: part) }
  }
}
