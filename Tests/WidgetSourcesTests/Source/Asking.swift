import FoundationEssentials
import TestServers

@testable import WidgetSources

/// Why a source gave nothing; a failure of that name where it gave something.
func failure(of read: () throws(SourceFailure) -> Reading) -> SourceFailure {
  do throws(SourceFailure) {
    return SourceFailure("it gave \(try read())")
  } catch {
    return error
  }
}

extension Reading {
  /// The data of its only entry.
  var datum: Datum { entries.count == 1 ? entries[0].datum : .text("\(entries.count) entries") }
}

extension SourceRequest {
  /// A request of the tests' date.
  static func test(timeout: TimeInterval = 20, folder: String = "/") -> SourceRequest {
    SourceRequest(now: testStart, timeout: timeout, environment: .own, folder: folder)
  }
}
