/// A colour by its components, as in Core Graphics.
public final class CGColor: Sendable, Hashable {
  /// Red, green, blue and opacity, each 0 to 1.
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { components?.count ?? 0 }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
