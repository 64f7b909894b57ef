import Testing
import WidgetLayout

@testable import WidgetTUI

/// What a terminal's answers say about pixels.
@Suite("Means of pixels") struct PixelMeansTests {
  private func means(_ answers: String, pixels: Size? = nil) -> PixelMeans? {
    PixelMeans(
      TerminalAnswers(Array(answers.utf8)),
      in: TerminalWindowSize(cells: Size(width: 80, height: 24), pixels: pixels))
  }

  @Test func kitty() {
    #expect(
      means("\u{1B}[6;18;9t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c")
        == PixelMeans(.kitty, cell: Size(width: 9, height: 18)))
  }

  @Test func sixel() {
    #expect(
      means("\u{1B}[4;432;720t\u{1B}[?1;0;1024S\u{1B}[?2;0;1000;900S\u{1B}[?63;4;22c")
        == PixelMeans(
          .sixel(colors: 256, most: Size(width: 1000, height: 900)),
          cell: Size(width: 9, height: 18)))
    #expect(
      means("\u{1B}[6;20;10t\u{1B}[?1;3;0S\u{1B}[?63;4c")
        == PixelMeans(
          .sixel(colors: 16, most: Size(width: 800, height: 480)),
          cell: Size(width: 10, height: 20)))
  }

  /// As xterm is set up on Debian: it answers no questions about its window.
  @Test func theKernelKnowsThePixels() {
    #expect(
      means("\u{1B}[?63;4;22c", pixels: Size(width: 801, height: 480))
        == PixelMeans(
          .sixel(colors: 16, most: Size(width: 800, height: 480)),
          cell: Size(width: 10, height: 20)))
  }

  /// Without the size of a cell nobody knows where a picture ends.
  @Test(arguments: [
    "", "\u{1B}[6;18;9t\u{1B}[?62;22c", "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c",
    "\u{1B}[6;0;0t\u{1B}[?62;4c", "\u{1B}[6;9999;9999t\u{1B}[?62;4c",
    "\u{1B}[6;18;9t\u{1B}_Gi=31;ENOTSUPPORTED:\u{1B}\\\u{1B}[?62c",
  ])
  func noPixels(answers: String) { #expect(means(answers) == nil) }

  /// A program on the terminal can set any size, and a picture takes four bytes a pixel.
  @Test func absurdSizesAreNotBelieved() {
    for side in [0, 2, 201, 65535] {
      #expect(!PixelMeans.isCredible(Size(width: side, height: 18)))
      #expect(!PixelMeans.isCredible(Size(width: 9, height: side)))
    }
    let means = PixelMeans(.kitty, cell: Size(width: 200, height: 200))
    #expect(means.canShow(Size(width: 20, height: 20)))
    #expect(!means.canShow(Size(width: 160, height: 60)))
    let usual = PixelMeans(.kitty, cell: Size(width: 18, height: 36))
    #expect(usual.canShow(Size(width: 200, height: 60)))
  }
}
