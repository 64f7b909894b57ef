/// The interpolation of a line between its points, as in Swift Charts.
///
/// Here all curves are monotone, so they never pass above or below their points.
public enum InterpolationMethod: Sendable, Hashable {
  case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd

  public static func catmullRom(alpha: Double) -> Self { .catmullRom }
  public static func cardinal(tension: Double) -> Self { .cardinal }
}
