/// How a line goes from point to point, as in Swift Charts.
///
/// Here all curves are the monotone one, which never passes above or below its points.
public enum InterpolationMethod: Sendable, Hashable {
  case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd

  public static func catmullRom(alpha: Double) -> Self { .catmullRom }
  public static func cardinal(tension: Double) -> Self { .cardinal }
}
