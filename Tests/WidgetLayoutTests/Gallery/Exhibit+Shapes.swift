import WidgetLayout

/// Shapes, gradients and pictures.
extension Exhibit {
  static let shapes = [
    Exhibit(
      "filled-shapes",
      ("rectangle", Rectangle().fill(.tint)),
      ("rounded", RoundedRectangle(cornerRadius: 16).fill(.tint)),
      ("circle", Circle().fill(.tint)),
      ("capsule", Capsule().fill(.tint)),
      ("ellipse", Ellipse().fill(.tint))),
    Exhibit(
      "stroked-shapes",
      ("rectangle", Rectangle().stroke(.tint)),
      ("rounded", RoundedRectangle(cornerRadius: 16).stroke(.tint)),
      ("circle", Circle().stroke(.tint, lineWidth: 8)),
      ("border", Text("inside").padding().border(.tint))),
    Exhibit(
      "gradients",
      ("linear", linear),
      (
        "radial",
        RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 60)
      ),
      ("angular", AngularGradient(colors: [.red, .yellow, .green], center: .center)),
      ("opacity", Color.blue.opacity(0.5)),
      ("text", Text("gradient").foregroundStyle(linear))),
    Exhibit(
      "pictures",
      ("stretched", PictureView(picture, scaling: .stretch)),
      ("asset", Image("cover").resizable()),
      ("symbol", Image(systemName: "star.fill")),
      ("masked", Color.red.clipShape(Circle()))),
  ]

  private static var linear: LinearGradient {
    LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
  }

  /// Four by four pixels, redder to the right and greener downwards.
  private static let picture: Picture = {
    let bytes = (0..<16).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index % 4 * 80), UInt8(index / 4 * 80), 96, 255]
    }
    return Picture(width: 4, height: 4, rgba: bytes)!
  }()
}
