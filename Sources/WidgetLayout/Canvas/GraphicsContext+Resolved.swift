extension GraphicsContext {
  /// A text for several drawings on a canvas, as in SwiftUI.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// The colours of the text, which are its own: another shading has no effect here.
    public var shading = Shading.foreground

    /// Returns the size in points of the text in a width, in whole cells.
    public func measure(inWidth width: Double) -> DisplaySize {
      let text = text
      // The environment stays on the main actor, where a canvas draws.
      nonisolated(unsafe) let environment = environment
      let columns = width.isFinite ? max(1, Int(width / Points.perColumn)) : nil
      return MainActor.assumeIsolated {
        let size =
          CellGrid(
            ideal: {
              text.frame(maxWidth: columns.map { Double($0) * Points.perColumn })
                .fixedSize(horizontal: columns == nil, vertical: true).lower(into: &$0)
            }, in: environment)?.size ?? Size(width: 0, height: 0)
        return DisplaySize(
          width: Double(size.width) * Points.perColumn, height: Double(size.height) * Points.perRow)
      }
    }
  }

  /// An image for several drawings on a canvas, as in SwiftUI.
  public struct ResolvedImage {
    let image: Image
    /// The colours of a template, which are the image's own: another shading has no effect here.
    public var shading: Shading?
  }

  /// The options of a gradient on a canvas, as in SwiftUI; here it is never repeated.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = Self(rawValue: 1)
    public static let mirror = Self(rawValue: 2)
    public static let linearColor = Self(rawValue: 4)
  }

  /// The options of a clip on a canvas, as in SwiftUI.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = Self(rawValue: 1)
  }

  /// A filter of what is drawn on a canvas, as in SwiftUI; here cells are sharp, and keep their
  /// colours.
  public struct Filter: Sendable {
    public static func blur(radius: Double, options: BlurOptions = []) -> Self { Self() }
    public static func brightness(_ amount: Double) -> Self { Self() }
    public static func contrast(_ amount: Double) -> Self { Self() }
    public static func saturation(_ amount: Double) -> Self { Self() }
    public static func grayscale(_ amount: Double) -> Self { Self() }
    public static func hueRotation(_ angle: Angle) -> Self { Self() }
    public static func colorMultiply(_ color: Color) -> Self { Self() }
    public static func colorInvert(_ amount: Double = 1) -> Self { Self() }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Self { Self() }
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Self { Self() }
    public static var luminanceToAlpha: Self { Self() }
  }

  /// The options of a blur, as in SwiftUI.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let opaque = Self(rawValue: 1)
    public static let dithersResult = Self(rawValue: 2)
  }

  /// The options of a shadow, as in SwiftUI.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowAbove = Self(rawValue: 1)
    public static let shadowOnly = Self(rawValue: 2)
    public static let invertsAlpha = Self(rawValue: 4)
    public static let disablesGroup = Self(rawValue: 8)
  }

  /// The options of a filter, as in SwiftUI.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = Self(rawValue: 1)
  }

  /// Has no effect here: cells are sharp, and keep their colours.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {}
}
