import FoundationEssentials
import TestServers

@testable import WidgetSources

/// Returns the failure of a reading, or a failure that names its unexpected result.
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
  /// Returns a request at the tests' date.
  static func test(
    at now: Date = testStart, timeout: TimeInterval = 20, folder: String = "/"
  ) -> SourceRequest {
    SourceRequest(now: now, timeout: timeout, environment: .own, folder: folder)
  }
}
