import Testing
import simd

struct SimdTests {
  @Test func vectorsAreComparedByElement() {
    let (left, right) = (SIMD3<Float>(1, 5, 3), SIMD3<Float>(4, 2, 3))
    #expect(simd_max(left, right) == SIMD3(4, 5, 3))
    #expect(simd_min(left, right) == SIMD3(1, 2, 3))
  }

  @Test func vectorsAreReduced() {
    let vector = SIMD4<Double>(1, -2, 7, 0)
    #expect(simd_reduce_max(vector) == 7)
    #expect(simd_reduce_min(vector) == -2)
    #expect(simd_reduce_add(vector) == 6)
  }
}
