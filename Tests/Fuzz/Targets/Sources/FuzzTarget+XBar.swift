@testable import WidgetSources

extension FuzzTarget {
  /// Lines of a plugin that is not trusted run nothing, open only addresses of the known schemes, and
  /// are bounded in number and length.
  static let xbar = FuzzTarget("xbar") { bytes, promises in
    let text = String(decoding: bytes, as: UTF8.self)
    for isDark in [true, false] {
      let output = XBarOutput(text, isDark: isDark)
      let items = output.header + output.body
      promises.expect(items.count <= XBarOutput.mostLines, "\(items.count) lines")
      for item in items {
        promises.expect(item.text.count <= 1001, "a line of \(item.text.count) characters")
        promises.expect((item.badge?.count ?? 0) <= 41, "a long badge")
        promises.expect(item.action?.command.isEmpty ?? true, "an untrusted line runs a program")
        let schemes = ["https://", "http://", "mailto:", "file:"]
        let isKnown = item.href.map { link in
          schemes.contains { link.lowercased().hasPrefix($0) }
        }
        promises.expect(isKnown ?? true, "an address of another scheme")
      }
      promises.expectStable(output.datum)
    }
    let trusted = XBarOutput(text, isTrusted: true)
    for action in (trusted.header + trusted.body).compactMap(\.action) {
      promises.expect(action.command.first != "", "a program without a name")
      promises.expectInert(action.address, "an action's address")
    }
  }
}
