import Foundation
import Testing
import os.log

/// Tests of logs, imported under the module's older name.
@Suite struct LoggerTests {
  /// A message costs nothing where nobody reads it.
  @Test func aMessageIsOnlyMadeWhereItIsWritten() {
    var made = 0
    func number() -> Int {
      made += 1
      return made
    }
    let logger = Logger(subsystem: "widgets", category: "tests")
    logger.debug("\(number())")
    logger.log(level: .fault, "\(number(), privacy: .public)")
    let isWritten = ProcessInfo.processInfo.environment["WIDGETTUI_LOG"] != nil
    #expect(made == (isWritten ? 2 : 0))
  }
}
