extension PixelImage {
  /// Creates the image of a part of a picture, in pixels, and makes it smaller if it has too many.
  init?(_ picture: Picture, part: ShapeRect, tint: Paint?) {
    let pixels = part.width * part.height
    let scale = pixels > Double(Self.most) ? (Double(Self.most) / pixels).squareRoot() : 1
    let width = max(1, min(Int(part.width * scale), Self.most))
    let height = max(1, min(Int(part.height * scale), Self.most / width))
    if width == picture.width, height == picture.height {
      self.init(width: width, height: height, rgba: picture.rgba, tint: tint)
      return
    }
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    let (across, down) = (part.width / Double(width), part.height / Double(height))
    for y in 0..<height {
      for x in 0..<width {
        let mean = picture.mean(
          in: ShapeRect(
            minX: part.minX + Double(x) * across, minY: part.minY + Double(y) * down,
            width: across, height: down))
        let rgb = mean.rgb
        rgba += [rgb.red, rgb.green, rgb.blue, UInt8(min(255, mean.opacity + 0.5))]
      }
    }
    self.init(width: width, height: height, rgba: rgba, tint: tint)
  }
}
