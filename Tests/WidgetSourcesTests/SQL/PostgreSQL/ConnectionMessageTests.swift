import Testing

@testable import WidgetSources

@Suite("Messages of PostgreSQL's connections")
struct ConnectionMessageTests {
  private let failed = #"connection to server at "127.0.0.1", port 5432 failed: "#

  @Test func codesTellFailuresApart() {
    let message = ConnectionMessage(
      failed + "FATAL:  28P01: password authentication failed for user \"tester\"\n"
        + "LOCATION:  auth_failed, auth.c:321\n")
    #expect(message.code == "28P01")
    #expect(message.reason == #"password authentication failed for user "tester""#)
    #expect(message.words == failed + "FATAL: \(message.reason)")
  }

  @Test func aServerMaySpeakAnotherLanguage() {
    let message = ConnectionMessage(
      failed + "SCHWERWIEGEND:  3D000: Datenbank »shop« existiert nicht\n"
        + "DETAIL:  Es gibt nur »laden«.\nORT:  InitPostgres, postinit.c:1005\n")
    #expect(message.code == "3D000")
    #expect(message.reason == "Datenbank »shop« existiert nicht")
    #expect(
      message.words
        == failed + "SCHWERWIEGEND: Datenbank »shop« existiert nicht DETAIL: Es gibt nur »laden«.")
  }

  @Test func theLastOfTwoAttemptsCounts() {
    let message = ConnectionMessage(
      failed + "FATAL:  28000: no encryption\nLOCATION:  auth.c:5\n" + failed
        + "FATAL:  53300: too many clients already\nLOCATION:  a, proc.c:7\n")
    #expect(message.code == "53300")
    #expect(message.reason == "too many clients already")
  }

  @Test func aServerThatIsNotThereHasNoCode() {
    let message = ConnectionMessage(
      failed + "Connection refused\n\tIs the server running on that host?\n")
    #expect(message.code.isEmpty)
    #expect(message.reason == "Connection refused")
    #expect(message.words == failed + "Connection refused Is the server running on that host?")
  }

  @Test func anAddressIsNotAPlaceInASource() {
    let message = ConnectionMessage("FATAL:  57P03: starting up\nHINT:  ask db.example, port:12\n")
    #expect(message.words == "FATAL: starting up HINT: ask db.example, port:12")
    #expect(ConnectionMessage("").words.isEmpty)
  }
}
