/// A symbol or a picture, as in SwiftUI.
///
///     Image(systemName: "cloud.rain")    ☂
///
/// Here a symbol is one character with any font and frame; a picture in memory is drawn as by
/// `PictureView`; an asset of the app is a quiet box with its first letter.
public nonisolated struct Image: PrimitiveView, Sendable {
  enum Source: Sendable {
    /// A symbol by Apple's name.
    case symbol(String)
    /// An asset of the app.
    case asset(String)
    /// A picture that nobody has.
    case missing
    /// A picture in memory.
    case picture(Picture)
  }

  let source: Source
  var isResizable = false
  /// True if the opaque parts of a picture are drawn in the foreground colour.
  var isTemplate = false
  /// The variant of a picture for a dark ground; `nil` if there is one for both.
  private var dark: Picture?
  /// The number of a picture's pixels in a point.
  private var scale = 1.0

  init(_ source: Source) { self.source = source }

  /// Creates a symbol by Apple's name.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a symbol by Apple's name; the value between 0 and 1 is not drawn.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// Creates a picture from the app's assets.
  @_disfavoredOverload
  public init(_ name: String) { self.init(.asset(name)) }

  /// Creates a picture in memory; a pixel is a point unless it is `resizable()`.
  public init(picture: Picture) { self.init(.picture(picture)) }

  /// Creates a picture of an app's assets.
  ///
  /// - Parameters:
  ///   - dark: The variant for a dark ground; `nil` if there is one for both.
  ///   - scale: The number of pixels of a point.
  ///   - isTemplate: True if its opaque parts are drawn in the foreground colour.
  package init(picture: Picture, dark: Picture?, scale: Double, isTemplate: Bool) {
    self.init(.picture(picture))
    self.dark = dark
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.isTemplate = isTemplate
  }

  /// Creates a view of a picture that is not there: it takes its room, and shows nothing.
  package static var missing: Image { Image(.missing) }

  package init(verbatim name: String) { self.init(.asset(name)) }

  /// Creates a picture from a bundle's assets.
  @_disfavoredOverload
  public init(_ name: String, bundle: (some Any)?) { self.init(.asset(name)) }

  /// Creates a picture from the app's assets, with a label for accessibility.
  public init(_ name: String, label: Text) { self.init(.asset(name)) }

  /// Creates a picture from the app's assets that accessibility ignores.
  public init(decorative name: String) { self.init(.asset(name)) }

  /// Creates a picture from a bundle's assets that accessibility ignores.
  public init(decorative name: String, bundle: (some Any)?) { self.init(.asset(name)) }

  public func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    switch source {
    case .symbol(let name): lowering.drawing(SymbolDrawing(name: name, in: environment))
    case .missing: if isResizable { lowering.area(Color.clear, asked: environment.askedSize) }
    case .asset(let name):
      lowering.drawing(
        PicturePlaceholder(
          letter: environment.hidesContent || environment.redactionReasons.contains(.placeholder)
            ? nil : name.first, fillsRoom: isResizable))
    case .picture(let picture):
      let dark = dark.flatMap { environment.colorScheme == .dark ? $0 : nil }
      lowering.drawing(
        PictureDrawing(
          dark ?? picture, scaling: isResizable ? .stretch : .none, scale: scale,
          template: isTemplate ? environment.foreground : nil, in: environment))
    }
  }
}
