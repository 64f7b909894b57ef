/// The processor time of one process in the last sixteen samples, without an allocation, since there are
/// hundreds of them.
struct ProcessCourse {
  /// The shares, the oldest first; NaN where there is none.
  private var shares = SIMD16<Float>(repeating: .nan)

  /// Adds a sample; the oldest is discarded.
  mutating func append(_ share: Double?) {
    for index in 1..<SIMD16<Float>.scalarCount { shares[index - 1] = shares[index] }
    shares[SIMD16<Float>.scalarCount - 1] = share.map(Float.init) ?? .nan
  }

  /// The shares, the oldest first; `nil` where there is none.
  var values: [Double?] {
    shares.indices.map { shares[$0].isNaN ? nil : Double(shares[$0]) }
  }
}
