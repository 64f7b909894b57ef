import Testing

@testable import WidgetCatalog

@Suite("Histograms")
struct HistogramTests {
  @Test(
    "Bins have round edges, and each value is in one of them",
    arguments: [
      ([1, 2, 2, 3, 9], 20, 0, 2, [1, 3, 0, 0, 1]),
      ([0, 100], 20, 0, 50, [1, 0, 1]),
      ([0.11, 0.12, 0.19], 20, 0.1, 0.05, [2, 1]),
      ([-5, 5], 20, -5, 5, [1, 0, 1]),
      ([7, 7, 7], 20, 7, 1, [3]),
      ([1, 2, 3, 4, 5, 6, 7, 8], 2, 0, 5, [4, 4]),
    ] as [([Double], Int, Double, Double, [Int])])
  func bins(values: [Double], most: Int, start: Double, width: Double, counts: [Int]) throws {
    let histogram = try #require(Histogram(values, most: most))
    #expect(abs(histogram.start - start) < 1e-9)
    #expect(abs(histogram.width - width) < 1e-9)
    #expect(histogram.counts == counts)
  }

  @Test func noneIsLost() throws {
    let values = (0..<1000).map { Double($0 * $0 % 977) / 7 }
    for most in 1...60 {
      let histogram = try #require(Histogram(values, most: most))
      #expect(histogram.counts.reduce(0, +) == 1000)
      #expect(histogram.counts.count <= max(most, 2))
    }
    let odd = try #require(Histogram([-1e300, 1e300, .infinity, .nan], most: 8))
    #expect(odd.counts.reduce(0, +) == 2)
    #expect(Histogram([-1.7e308, 1.7e308], most: 8) == nil)
    #expect(Histogram([.nan], most: 8) == nil)
  }
}
