import TestViews
import Testing
import WidgetLayout

/// Messages in place of data: in the middle, in even rows, and cut only where nothing else fits.
@MainActor
@Suite struct MessageViewTests {
  @Test func rowsAreEven() throws {
    try expect(
      38, 7, "", "      Sign in to see your chats", "", "        In the marketplace's",
      "         app, then press r.", "", ""
    ) {
      MessageView("Sign in to see your chats", "In the marketplace's app, then press r.")
    }
    try expect(18, 4, "", "  Sign in to see", "    your chats", "") {
      MessageView("Sign in to see your chats")
    }
  }

  /// A word that fits is not broken for even rows.
  @Test func wordsStayWhole() throws {
    try expect(16, 4, "", "     is not", " /home/ada/file", "") {
      MessageView("is not /home/ada/file")
    }
  }

  /// Of what to do as many rows are shown as there is room for, but not a single one.
  @Test func whatToDoIsCut() throws {
    let detail = "One of these: orders, sessions, refunds, conversion rate, top products"
    try expect(
      20, 6, "  no such metric", "", "   One of these:", " orders, sessions,",
      "refunds, conversion", "rate, top products"
    ) {
      MessageView("no such metric", detail)
    }
    try expect(
      20, 5, "   no such metric", "", "   One of these:", "orders, sessions, r…", ""
    ) {
      MessageView("no such metric", detail)
    }
    try expect(20, 3, "", "   no such metric", "") { MessageView("no such metric", detail) }
  }

  /// A text that may take one row only is cut once.
  @Test func aSingleRowIsNotCutMore() throws {
    try expect(12, 1, "Nothing exp…") { MessageView("Nothing expires").lineLimit(1) }
    try expect(20, 1, "  Nothing expires") { MessageView("Nothing expires").lineLimit(1) }
  }
}
