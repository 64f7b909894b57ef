/// An alignment guide that is set explicitly.
struct MovedGuide {
  let key: GuideKey
  /// The guide's position in the view, in points.
  let position: (ViewDimensions) -> Double
}
