/// A picture in cells, each drawn as a quadrant block of the two colours that come nearest.
public nonisolated struct PictureView: PrimitiveView {
  /// How a picture takes the room that it is offered.
  public enum Scaling: Sendable, Hashable {
    /// A pixel is a point, and the room does not matter.
    case none
    /// As large as there is room for the whole picture.
    case fit
    /// As large as the room; what stands out is cut off.
    case fill
    /// As large as the room, out of proportion.
    case stretch
  }

  private let picture: Picture
  private let scaling: Scaling

  /// A view of a picture, scaled to fit if nothing else is said.
  public init(_ picture: Picture, scaling: Scaling = .fit) {
    self.picture = picture
    self.scaling = scaling
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(PictureDrawing(picture, scaling: scaling, in: lowering.environment))
  }
}

/// A picture in the cells it is given; nil is drawn as an area.
struct PictureDrawing: ProportionedDrawing {
  let picture: Picture?
  let scaling: PictureView.Scaling
  /// Of the whole picture, in points, where a pixel is one.
  let size: ShapePoint
  /// What it is drawn with where it is not clear; nil where it has its own colours.
  let template: Paint?

  init(
    _ picture: Picture, scaling: PictureView.Scaling, template: Paint? = nil,
    in environment: EnvironmentValues
  ) {
    // The room is kept while there is only a placeholder, and what is in the picture is not told.
    let isHidden =
      environment.redactionReasons.contains(.placeholder) || environment.hidesContent
    self.picture = isHidden ? nil : picture
    self.scaling = scaling
    self.template = template
    size = ShapePoint(Double(picture.width), Double(picture.height))
  }

  /// Width by height.
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

  /// The cells of the picture at a scale, at least one each way.
  private func cells(scale: Double) -> Size {
    Size(
      width: max(1, Points.columns(size.x * scale)),
      height: max(1, Points.height(size.y * scale)))
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    let part = part(in: rect.size)
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

  /// The part of the picture that is seen, in pixels.
  private func part(in cells: Size) -> ShapeRect {
    let whole = ShapeRect(minX: 0, minY: 0, width: size.x, height: size.y)
    guard scaling == .fill else { return whole }
    let room = ShapeRect(Rect(size: cells))
    let scale = max(room.width / size.x, room.height / size.y)
    return whole.insetBy(
      dx: max(0, size.x - room.width / scale) / 2,
      dy: max(0, size.y - room.height / scale) / 2)
  }
}
