import Foundation
import TestServers
import Testing
import WidgetArchive
import WidgetTimeline

@testable import WidgetTUI

@Suite struct AlarmLogTests {
  /// On a full disk an alarm sounds, and the log has it, with the reason why it may sound again.
  @Test func whatCouldNotBeWrittenIsLoggedOnce() {
    let folder = TemporaryFolder()
    var log = AlarmLog(in: SharedFolder(path: folder.path))
    let file = AlertFile(path: folder["alerts/cpu"])
    var record = AlertRecord()
    record.widget = "cpu-that-is-not-kept"
    record.note(.alarm, of: "above 90", value: "95", at: Date(timeIntervalSince1970: 1_773_480_000))
    UnwrittenAlerts.note(record, of: file, because: "no space left")
    defer { UnwrittenAlerts.forget(file) }
    func news() -> [String] {
      log.news().map(\.text).filter { $0.hasPrefix("widget=cpu-that-is-not-kept ") }
        .map { String($0.dropFirst("widget=cpu-that-is-not-kept ".count)) }
    }
    #expect(
      news() == [
        #"event=alarm rule="above 90" value=95"#, #"event=not-kept reason="no space left""#,
      ])
    #expect(news() == [])
    record.note(
      .resolved, of: "above 90", value: "5", at: Date(timeIntervalSince1970: 1_773_480_060))
    UnwrittenAlerts.note(record, of: file, because: "no space left")
    #expect(news().first == #"event=resolved rule="above 90" value=5"#)
  }
}
