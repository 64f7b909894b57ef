import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct KeptResponseTests {
  /// What cannot be sent back would keep each later request from being sent.
  @Test(arguments: [
    ("\"a\"", "\"a\""), ("a\rb", nil), ("a\u{0}b", nil), ("a\tb", nil), ("\u{7f}", nil),
  ])
  func fieldsWithControlsAreNotSentBack(tag: String, expected: String?) {
    let response = HTTPResponse(
      status: 200, headers: ["ETag": tag, "Last-Modified": "Sat, 14 Mar 2026 09:26:00 GMT"],
      date: .distantPast)
    #expect(KeptResponse(response, nil)?.etag == expected)
    #expect(KeptResponse(response, nil)?.modified != nil)
  }
}
