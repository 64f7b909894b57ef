@_exported public import AppleFoundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double2 = SIMD2<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double3 = SIMD3<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4 = SIMD4<Double>

/// Returns the product of two vectors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Double {
  (left * right).sum()
}

/// Returns the product of two vectors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
  (left * right).sum()
}

/// Returns the length of a vector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }

/// Returns the length of a vector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }

/// Returns the distance of two points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_distance(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Double {
  simd_length(left - right)
}

/// Returns the vector of the same direction whose length is 1.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize(_ vector: SIMD3<Double>) -> SIMD3<Double> {
  vector / simd_length(vector)
}

/// Returns the value between two others.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix(_ left: Double, _ right: Double, _ part: Double) -> Double {
  left + (right - left) * part
}

/// Returns a value within limits.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_clamp<Value: Comparable>(_ value: Value, _ least: Value, _ most: Value) -> Value {
  min(max(value, least), most)
}

/// Returns the greater one of two vectors in each element.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_max<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(left, right) }

/// Returns the lesser one of two vectors in each element.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_min<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(left, right) }

/// Returns the greatest element of a vector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_max<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { vector.max() }

/// Returns the least element of a vector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_min<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { vector.min() }

/// Returns the sum of a vector's elements.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_reduce_add<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { vector.sum() }
