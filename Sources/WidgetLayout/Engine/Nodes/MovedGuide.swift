/// A guide that an author put elsewhere.
struct MovedGuide {
  let key: GuideKey
  /// Where it is in the view, in points.
  let position: (ViewDimensions) -> Double
}
