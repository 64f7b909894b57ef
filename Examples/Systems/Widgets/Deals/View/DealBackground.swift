import WidgetLayout

/// The picture of a place behind the whole widget, darkened behind words.
struct DealBackground: View {
  /// The picture; `nil` for a dusk without a place.
  let picture: Picture?

  var body: some View {
    ZStack {
      if let picture {
        PictureView(picture, scaling: .fill)
      } else {
        LinearGradient(
          colors: [
            Color(red: 0.1, green: 0.13, blue: 0.3), Color(red: 0.5, green: 0.3, blue: 0.35),
          ],
          startPoint: .top, endPoint: .bottom)
      }
      LinearGradient(
        colors: [DealColor.shadow, DealColor.shadow.opacity(0)], startPoint: .top,
        endPoint: .center)
      LinearGradient(
        colors: [DealColor.shadow.opacity(0), DealColor.shadow], startPoint: .center,
        endPoint: .bottom)
    }
  }
}

/// The colours on pictures: the same in every theme, as pictures are.
enum DealColor {
  /// The darkest shadow over a picture.
  static let shadow = Color(white: 0, opacity: 0.75)
  /// The background of words.
  static let ground = Color(white: 0)
  /// The words.
  static let words = Color(white: 1)
  /// The less important words.
  static let quiet = Color(white: 0.75)
  /// The background of a place's name where the agency has no colour.
  static let tag = RGB(0xffffff)
}
