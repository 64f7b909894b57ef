/// A two-dimensional gradient over a grid of colours, as in SwiftUI.
///
/// Here the grid's points count as evenly spaced; between four of them colours are mixed
/// horizontally, then vertically.
public nonisolated struct MeshGradient: ShapeStyle, PrimitiveView, Shading {
  private let width: Int
  private let height: Int
  private var colors: [Color]

  /// Creates a gradient of a number of columns and rows, with a colour for each point.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.colors = colors
  }

  public func resolve(in environment: EnvironmentValues) -> Paint {
    colors.first?.paint(in: environment) ?? .none
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    var mesh = self
    mesh.colors = colors.map { Color(paint: $0.paint(in: environment)) }
    return mesh
  }

  public func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    guard width > 0, height > 0, width <= colors.count / height, rect.width > 0, rect.height > 0
    else { return .none }
    let x = min(max((place.x - rect.minX) / rect.width, 0), 1) * Double(width - 1)
    let y = min(max((place.y - rect.minY) / rect.height, 0), 1) * Double(height - 1)
    let (column, row) = (min(Int(x), max(0, width - 2)), min(Int(y), max(0, height - 2)))
    func line(_ row: Int) -> Paint {
      let first = colors[row * width + column].paint
      let second = colors[row * width + min(column + 1, width - 1)].paint
      return .mix(first, second, rounded(x - Double(column)))
    }
    return .mix(line(row), line(min(row + 1, height - 1)), rounded(y - Double(row)))
  }

  private func rounded(_ part: Double) -> Double { (part * 32).rounded() / 32 }

  public func lower(into lowering: inout Lowering) { lowering.area(self) }
}
