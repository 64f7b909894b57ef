import WidgetLayout

/// The picture of a place behind the whole widget, in shadow where words stand on it.
struct DealBackground: View {
  /// Nil where there is none: dusk without a place.
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

/// The colours of what stands on pictures: the same in every theme, as pictures are.
enum DealColor {
  /// What darkens a picture, at its darkest.
  static let shadow = Color(white: 0, opacity: 0.75)
  /// What words stand on.
  static let ground = Color(white: 0)
  /// Words.
  static let words = Color(white: 1)
  /// Words that matter less.
  static let quiet = Color(white: 0.75)
  /// What a place's name stands on, and the name on it.
  static let tag = Color(red: 1, green: 0.8, blue: 0.2)
}
