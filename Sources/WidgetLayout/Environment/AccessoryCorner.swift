/// The corner of a watch's face, for which sources of widgets may have a case. No tile is one.
public struct AccessoryCorner: Sendable {
  public static let accessoryCorner = Self()

  /// Returns false: no family of a tile is the corner of a watch.
  public static func ~= (corner: Self, family: WidgetFamily) -> Bool { false }
}
