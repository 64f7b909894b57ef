/// The treatment of an annotation that does not fit, as in Swift Charts; here it always stays
/// within the chart.
public struct AnnotationOverflowResolution: Sendable, Hashable {
  /// The treatment along one axis.
  public struct Strategy: Sendable, Hashable {
    public static let automatic = Self()
    public static let disabled = Self()
    public static let padScale = Self()
    public static let fit = Self()

    /// Returns the treatment that keeps an annotation within a boundary.
    public static func fit(to boundary: Boundary) -> Self { Self() }
  }

  /// The area in which an annotation is kept.
  public struct Boundary: Sendable, Hashable {
    public static let automatic = Self()
    public static let chart = Self()
    public static let plot = Self()
  }

  public static let automatic = Self()

  /// Creates a treatment along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
