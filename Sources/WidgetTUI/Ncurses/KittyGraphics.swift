import WidgetLayout

/// The sequences of kitty's graphics protocol.
///
/// All have `q=2`: the terminal answers none of them, as answers would be read as keys.
enum KittyGraphics {
  /// Returns what shows a part of a picture, in pixels, in a rectangle of cells.
  static func placement(
    _ placement: Int, of number: Int, part: Rect, in cells: Rect
  ) -> String {
    "\u{1B}[\(cells.y + 1);\(cells.x + 1)H"
      + sequence(
        "a=p,q=2,i=\(number),p=\(placement),x=\(part.x),y=\(part.y),w=\(part.width),"
          + "h=\(part.height),c=\(cells.width),r=\(cells.height),C=1")
  }

  /// Returns what removes one showing of a picture.
  static func removal(of placement: Int, of number: Int) -> String {
    sequence("a=d,d=i,q=2,i=\(number),p=\(placement)")
  }

  /// Returns what removes a picture and frees its pixels.
  static func release(of number: Int) -> String { sequence("a=d,d=I,q=2,i=\(number)") }

  /// The sequence that removes all pictures of the screen and keeps their pixels.
  static let clearing = sequence("a=d,d=a,q=2")

  static func sequence(_ keys: String, _ data: String = "") -> String {
    "\u{1B}_G\(keys)\(data.isEmpty ? "" : ";")\(data)\u{1B}\\"
  }
}
