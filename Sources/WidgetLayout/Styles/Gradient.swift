/// Colours that blend into each other, as in SwiftUI; as a style they run from top to bottom.
///
/// Here a cell has one colour. Named colours are mixed by the theme; between a named colour and one
/// of components the nearer one is used.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its location, from 0 to 1.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: Double

    /// Creates a stop of a colour at a location.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// Creates a gradient of colour stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public func resolve(in environment: EnvironmentValues) -> Paint {
    resolved(in: environment).paint(at: 0.5)
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    LinearGradient(gradient: resolved(in: environment), startPoint: .top, endPoint: .bottom)
  }
}

extension Gradient {
  /// The number of colours distinguished in a gradient; more would only fill the table of styles.
  private static let steps = 64.0

  /// Returns the gradient with the colours for an environment's appearance.
  func resolved(in environment: EnvironmentValues) -> Gradient {
    Gradient(
      stops: stops.map {
        Stop(color: Color(paint: $0.color.paint(in: environment)), location: $0.location)
      })
  }

  /// Returns the colour at a location; before the first stop and after the last it is theirs.
  func paint(at part: Double) -> Paint {
    guard let first = stops.first, let last = stops.last else { return .none }
    let part = ((part.isNaN ? 0 : min(max(part, 0), 1)) * Self.steps).rounded() / Self.steps
    guard let upper = stops.firstIndex(where: { $0.location >= part }) else {
      return last.color.paint
    }
    guard upper > 0 else { return first.color.paint }
    let (low, high) = (stops[upper - 1], stops[upper])
    let span = high.location - low.location
    return span > 0
      ? .mix(low.color.paint, high.color.paint, (part - low.location) / span) : high.color.paint
  }
}

/// The standard gradient of a colour, a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Creates a style from a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func resolve(in environment: EnvironmentValues) -> Paint {
    gradient.stops.last?.color.paint(in: environment) ?? .none
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    gradient.shading(in: environment)
  }
}

extension Color {
  /// The standard gradient of the colour, a little lighter at the top, as in SwiftUI.
  public var gradient: AnyGradient {
    let top = mapped { paint in
      .mix(paint, paint.rgb == nil ? .role(.white) : .rgb(RGB(0xffffff)), 0.25)
    }
    return AnyGradient(Gradient(colors: [top, self]))
  }
}
