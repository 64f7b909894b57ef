import CLinux
import Glibc
import Testing

@testable import WidgetTUI

/// Tests of the lines of a service's log.
@Suite struct ServiceLogLineTests {
  private func line(_ fields: (String, String)...) -> ServiceLogLine {
    ServiceLogLine(.error, fields.map { ServiceLogLine.Field($0.0, $0.1) })
  }

  @Test(arguments: [
    ("orders", "v=orders"), ("93", "v=93"), ("above 90 for 1m", "v=\"above 90 for 1m\""),
    ("", "v=\"\""), ("a=b", "v=\"a=b\""), ("say \"no\"", "v=\"say \\\"no\\\"\""),
    ("a\nb", "v=a␊b"), ("C:\\x", "v=\"C:\\\\x\""), ("\u{1B}[31m", "v=␛[31m"),
    ("größer", "v=größer"),
  ])
  func valuesAreQuotedWhereTheyMustBe(value: String, expected: String) {
    #expect(line(("v", value)).text == expected)
  }

  @Test func fieldsStandInTheirOrder() {
    #expect(
      line(("widget", "orders"), ("event", "alarm"), ("rule", "above 90 for 1m"), ("value", "93"))
        .text == "widget=orders event=alarm rule=\"above 90 for 1m\" value=93")
  }

  @Test func theJournalGetsThemByName() {
    let text = String(
      decoding: line(("widget", "orders"), ("board-error", "two\nlines")).journal, as: UTF8.self)
    #expect(
      text == """
        MESSAGE=widget=orders board-error=two␊lines
        PRIORITY=3
        SYSLOG_IDENTIFIER=widgettui
        WIDGETTUI_WIDGET=orders
        WIDGETTUI_BOARD_ERROR=two␊lines

        """)
  }
}

/// Tests of the destinations of a service's log.
@Suite struct ServiceLogTests {
  @Test func theJournalGetsALineWithItsFields() {
    let path = "/tmp/widgettui-journal-\(getpid())"
    let socket = clinux_datagram_open(path)
    defer {
      close(socket)
      unlink(path)
    }
    var status = stat()
    fstat(STDERR_FILENO, &status)
    let log = ServiceLog(stream: "\(status.st_dev):\(status.st_ino)", socket: path)
    log.write(ServiceLogLine(.notice, [.init("widget", "orders"), .init("event", "resolved")]))
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &buffer, buffer.count, 0)
    #expect(
      String(decoding: buffer[..<max(0, count)], as: UTF8.self) == """
        MESSAGE=widget=orders event=resolved
        PRIORITY=5
        SYSLOG_IDENTIFIER=widgettui
        WIDGETTUI_WIDGET=orders
        WIDGETTUI_EVENT=resolved

        """)
  }
}

/// Tests of a service's notifications to its manager.
@Suite struct ServiceManagerTests {
  @Test func itIsAliveTwiceAsOftenAsItMustBe() {
    func interval(_ environment: [String: String]) -> Double? {
      ServiceManager(environment, process: 42).interval
    }
    #expect(interval(["NOTIFY_SOCKET": "/run/x", "WATCHDOG_USEC": "30000000"]) == 15)
    #expect(
      interval(["NOTIFY_SOCKET": "@x", "WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "42"]) == 1.5)
    // The watchdog is meant for another process, or there is none.
    #expect(
      interval(["NOTIFY_SOCKET": "/x", "WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "7"]) == nil)
    #expect(interval(["WATCHDOG_USEC": "3000000"]) == nil)
    #expect(interval(["NOTIFY_SOCKET": "/x"]) == nil)
  }
}
