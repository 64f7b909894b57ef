/// A picture in cells, each drawn as a quadrant block in the two nearest colours.
public nonisolated struct PictureView: PrimitiveView {
  /// The scaling of a picture to the proposed space.
  public enum Scaling: Sendable, Hashable {
    /// A pixel is a point in any space.
    case none
    /// The largest size at which the whole picture fits.
    case fit
    /// The size of the space, with the excess cut off.
    case fill
    /// The size of the space, out of proportion.
    case stretch
  }

  private let picture: Picture
  private let scaling: Scaling

  /// Creates a view of a picture, by default scaled to fit.
  public init(_ picture: Picture, scaling: Scaling = .fit) {
    self.picture = picture
    self.scaling = scaling
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(PictureDrawing(picture, scaling: scaling, in: lowering.environment))
  }
}

/// A picture in its cells; without one, an area is drawn.
struct PictureDrawing: ProportionedDrawing {
  let picture: Picture?
  let scaling: PictureView.Scaling
  /// The number of pixels in each direction.
  private let pixels: ShapePoint
  /// The size of the whole picture in points.
  let size: ShapePoint
  /// The paint for the opaque parts; `nil` to use the picture's colours.
  let template: Paint?

  /// - Parameter scale: The number of pixels of a point.
  init(
    _ picture: Picture, scaling: PictureView.Scaling, scale: Double = 1, template: Paint? = nil,
    in environment: EnvironmentValues
  ) {
    // A placeholder keeps the picture's size, and does not reveal the picture.
    let isHidden =
      environment.redactionReasons.contains(.placeholder) || environment.hidesContent
    self.picture = isHidden ? nil : picture
    self.scaling = scaling
    self.template = template
    pixels = ShapePoint(Double(picture.width), Double(picture.height))
    size = ShapePoint(pixels.x / scale, pixels.y / scale)
  }

  /// The ratio of width to height.
  var ratio: Double { size.x / size.y }

  func size(for proposal: Proposal) -> Size {
    let natural = cells(scale: 1)
    let isWidthFree = proposal.width == Proposal.unspecified
    let isHeightFree = proposal.height == Proposal.unspecified
    switch scaling {
    case .none: return natural
    case .fill, .stretch:
      return Size(
        width: isWidthFree ? natural.width : proposal.width,
        height: isHeightFree ? natural.height : proposal.height)
    case .fit:
      let across = Double(proposal.width) * Points.perColumn / size.x
      let down = Double(proposal.height) * Points.perRow / size.y
      let scale =
        isWidthFree ? (isHeightFree ? 1 : down) : isHeightFree ? across : min(across, down)
      let fitted = cells(scale: scale)
      return Size(
        width: isWidthFree ? fitted.width : min(fitted.width, proposal.width),
        height: isHeightFree ? fitted.height : min(fitted.height, proposal.height))
    }
  }

  /// Returns the size of the picture in cells at a scale, at least one in each direction.
  private func cells(scale: Double) -> Size {
    Size(
      width: max(1, Points.columns(size.x * scale)),
      height: max(1, Points.height(size.y * scale)))
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    let part = part(in: rect.size)
    let ground = painter.ground(x: rect.x, y: rect.y)
    defer { attach(part, in: rect, on: ground, with: &painter) }
    let (width, height) = (part.width / Double(rect.width), part.height / Double(rect.height))
    let seen = rect.intersection(painter.clip)
    for y in seen.y..<max(seen.y, seen.maxY) {
      for x in seen.x..<max(seen.x, seen.maxX) {
        guard let picture else {
          painter.cover(x: x, y: y, paint: .role(.faint), isGround: true)
          continue
        }
        let cell = ShapeRect(
          minX: part.minX + Double(x - rect.x) * width,
          minY: part.minY + Double(y - rect.y) * height, width: width, height: height)
        PictureCell(of: picture, in: cell).draw(x: x, y: y, template: template, with: &painter)
      }
    }
  }

  /// Lets a terminal with pixels show the picture itself.
  private func attach(
    _ part: ShapeRect, in rect: Rect, on ground: Paint, with painter: inout Painter
  ) {
    guard let picture, let image = PixelImage(picture, part: part, tint: template) else { return }
    painter.attach(.image(image), in: rect, on: ground)
  }

  /// Returns the visible part of the picture, in pixels.
  private func part(in cells: Size) -> ShapeRect {
    let whole = ShapeRect(minX: 0, minY: 0, width: pixels.x, height: pixels.y)
    guard scaling == .fill else { return whole }
    let room = ShapeRect(Rect(size: cells))
    let scale = max(room.width / pixels.x, room.height / pixels.y)
    return whole.insetBy(
      dx: max(0, pixels.x - room.width / scale) / 2,
      dy: max(0, pixels.y - room.height / scale) / 2)
  }
}
