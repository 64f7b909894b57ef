import SwiftUI
import Testing
import WidgetTesting

@MainActor @Suite("Frames as apps write them")
struct FrameUsesTests {
  /// A frame without lengths has one meaning, also where the type of what follows depends on it.
  @Test func aFrameWithoutLengthsKeepsTheSize() throws {
    let frames = picture(columns: 6, rows: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Text("one").frame(alignment: .leading).foregroundColor(.red)
        Text("three").frame(alignment: .center).padding(0)
      }
    }
    try expectPicture(frames.text, equals: "one\nthree\n")
  }
}
