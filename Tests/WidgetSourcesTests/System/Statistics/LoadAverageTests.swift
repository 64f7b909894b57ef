import Testing

@testable import WidgetSources

@Suite struct LoadAverageTests {
  @Test func allFiveNumbers() {
    #expect(
      "0.52 10.61 0.70 2/345 6789\n".parsed(LoadAverage.parse)
        == LoadAverage(one: 0.52, five: 10.61, fifteen: 0.70, runnable: 2, threads: 345))
  }

  @Test(arguments: [
    "", "\n", "0.52", "0.52 0.61", "0.52 0.61 0.70", "0.52 0.61 0.70 2", "0.52 0.61 0.70 2/",
    "a b c 2/345", "0.52 0.61 0.70 /345", "-1 0.61 0.70 2/345",
  ])
  func aMissingNumberIsNothing(text: String) {
    #expect(text.parsed(LoadAverage.parse) == nil)
  }
}
