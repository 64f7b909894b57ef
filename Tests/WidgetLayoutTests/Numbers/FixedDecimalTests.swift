import Testing

@testable import WidgetLayout

/// Tests that numbers have the digits of C's `printf`.
@Suite struct FixedDecimalTests {
  @Test(
    arguments: [
      (0, 0, "0"), (-0.0, 2, "-0.00"), (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"),
      (0.125, 2, "0.12"),
      (0.375, 2, "0.38"), (-1.005, 2, "-1.00"), (99.995, 2, "100.00"), (1_048_576, 1, "1048576.0"),
      (1e-300, 6, "0.000000"), (8_999_999_999_999.5, 0, "9000000000000"),
      (0.1, 20, "0.10000000000000000555"),
      (1e16, 3, "10000000000000000.000"), (.nan, 1, "nan"), (-.infinity, 1, "-inf"),
    ] as [(Double, Int, String)])
  func digits(_ number: Double, _ digits: Int, _ text: String) {
    #expect(FixedDecimal.text(number, digits: digits) == text)
  }

  /// The conversion with whole numbers and that of the C library are the same.
  @Test func manyNumbers() {
    for index in 0..<60_000 {
      // Of all magnitudes, and many halves among them.
      let power = Double.random(in: -20...14)
      let number =
        index % 2 == 0
        ? .random(in: -1...1) * Double(sign: .plus, exponent: Int(power * 3.3), significand: 1)
        : Double(Int.random(in: -100_000...100_000)) / [8, 16, 1000, 64, 100][index % 5]
      let digits = index % 7
      #expect(
        FixedDecimal.text(number, digits: digits) == FixedDecimal.text(number, digits, "f"),
        "\(number)")
    }
  }
}
