import WidgetLayout

/// The board that every benchmark and every peer draws: 24 metric cells in 4 columns and 6 rows at
/// 200×60, each with a title, a value, a change in colour, and a sparkline of 40 points in 5 rows.
struct MetricBoard: View {
  static let size = Size(width: 200, height: 60)
  static let cell = Size(width: 50, height: 10)

  let frame: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<6) { row in
        HStack(spacing: 0) {
          ForEach(0..<4) { column in MetricTile(number: row * 4 + column, step: 1000 + frame) }
        }
      }
    }
  }
}

/// One cell of the board.
struct MetricTile: View {
  let number: Int
  let step: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "metric-\(number)").foregroundStyle(.secondary)
        Spacer()
        Text(verbatim: "live").foregroundStyle(.secondary)
      }
      Text(verbatim: "\(value).\(Self.hash(number, step) % 100)").bold()
      Text(verbatim: "\(change < 0 ? "▼" : "▲") \(change) %")
        .foregroundStyle(.role(change < 0 ? .bad : .good))
      Sparkline(points, in: 0...100, fit: .recent).frame(columns: 40, rows: 5).padding(.top, 16)
    }
    .padding(columns: 5, rows: 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  // Data is no business of the main actor's; in a body's own actor each closure is checked for it.
  nonisolated private var value: Int { Self.sample(number, step) }
  nonisolated private var change: Int { value - Self.sample(number, step - 1) }
  nonisolated private var points: [Double?] {
    (0..<40).map { Double(Self.sample(number, step - 39 + $0)) }
  }

  /// The same integers, 0 to 99, in every language: a triangle wave and some noise.
  nonisolated private static func sample(_ number: Int, _ step: Int) -> Int {
    let phase = (3 * step + 11 * number) % 200
    let triangle = phase < 100 ? phase : 200 - phase
    return triangle * 83 / 100 + Int((hash(number, step) >> 8) % 17)
  }

  nonisolated private static func hash(_ number: Int, _ step: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: number) &* 2_654_435_761
      &+ UInt32(truncatingIfNeeded: step) &* 40503
  }
}
