/// A colour, which as a view fills all of the proposed space, as in SwiftUI.
///
/// Named colours are the theme's; a colour of components is the same in every theme, and one of an app's
/// assets may have a variant for a light ground.
public nonisolated struct Color: PrimitiveView, Hashable, Sendable {
  /// The paint on a dark ground.
  let paint: Paint
  /// The paint on a light ground.
  private let lightPaint: Paint

  init(paint: Paint) { (self.paint, lightPaint) = (paint, paint) }

  /// Creates the colour of a role.
  public init(_ role: Role) { self.init(paint: .role(role)) }

  /// Creates a colour that depends on the appearance.
  package init(light: Color, dark: Color) { (paint, lightPaint) = (dark.paint, light.lightPaint) }

  /// Returns the paint in an environment.
  func paint(in environment: EnvironmentValues) -> Paint {
    // Reading the appearance has a picture drawn twice.
    guard paint != lightPaint else { return paint }
    return environment.colorScheme == .light ? lightPaint : paint
  }

  /// Returns the colour with both paints changed.
  func mapped(_ change: (Paint) -> Paint) -> Color {
    Color(light: Color(paint: change(lightPaint)), dark: Color(paint: change(paint)))
  }

  /// Creates a colour from components, each 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ value: Double) -> UInt8 {
      value.isNaN ? 0 : UInt8(min(max(value, 0), 1) * 255 + 0.5)
    }
    let rgb = RGB(red: byte(red), green: byte(green), blue: byte(blue))
    self.init(paint: Paint.rgb(rgb).opacity(opacity))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The components on a dark ground, or `nil` if the colour depends on the theme.
  package var rgb: RGB? { paint.rgb }

  /// The role, or `nil` if the colour is not one of the theme's.
  package var role: Role? { paint.role }

  public func lower(into lowering: inout Lowering) {
    lowering.area(self, asked: lowering.environment.askedSize)
  }
}

extension Color {
  public static let primary = Color(.text)
  public static let secondary = Color(.dim)
  // SwiftUI's name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)
  public static let clear = Color(paint: .none)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let gray = Color(.gray)
  public static let white = Color(.white)
  public static let black = Color(.black)
}
