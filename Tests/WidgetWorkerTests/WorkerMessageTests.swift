import Testing

@testable import WidgetWorker

@Suite struct WorkerMessageTests {
  @Test(arguments: [0, 1, 1000, .max] as [UInt32]) func aMessageIsReadAsItWasWritten(
    milliseconds: UInt32
  ) {
    let message = WorkerMessage(task: "jq", milliseconds: milliseconds, hint: [0, 1, 255])
    #expect(WorkerMessage(message.bytes) == message)
  }

  @Test(arguments: [[], [0], Array("jq".utf8), Array("jq".utf8) + [0, 1, 2, 3]] as [[UInt8]])
  func whatIsCutShortIsNoMessage(bytes: [UInt8]) {
    #expect(WorkerMessage(bytes) == nil)
  }

  @Test func aLongHintIsLeftOut() {
    let hint = [UInt8](repeating: 7, count: WorkerMessage.longestHint + 1)
    #expect(WorkerMessage(task: "jq", milliseconds: 1, hint: hint).hint == [])
  }
}
