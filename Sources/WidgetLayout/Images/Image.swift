/// A symbol or a picture, as in SwiftUI.
///
///     Image(systemName: "cloud.rain")    ☂
///
/// Here: a symbol is one character, whatever its font and frame; a picture in memory is drawn as
/// `PictureView` draws it; one of the app's assets is a quiet box with its first letter.
public nonisolated struct Image: PrimitiveView, Sendable {
  enum Source: Sendable {
    /// A symbol of Apple's.
    case symbol(String)
    /// A picture of the app's.
    case asset(String)
    /// A picture in memory.
    case picture(Picture)
  }

  let source: Source
  var isResizable = false
  /// Whether a picture is drawn in the foreground's colour where it is not clear.
  var isTemplate = false

  init(_ source: Source) { self.source = source }

  /// A symbol by Apple's name for it.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol by Apple's name for it; the value between 0 and 1 is not drawn.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// A picture of the app's assets.
  @_disfavoredOverload
  public init(_ name: String) { self.init(.asset(name)) }

  /// A picture in memory: a pixel is a point, unless it is `resizable()`.
  public init(picture: Picture) { self.init(.picture(picture)) }

  /// The box that stands for a picture that is not there.
  package init(verbatim name: String) { self.init(.asset(name)) }

  /// A picture of a bundle's assets.
  @_disfavoredOverload
  public init(_ name: String, bundle: (some Any)?) { self.init(.asset(name)) }

  /// A picture of the app's assets, with words for those who do not see it.
  public init(_ name: String, label: Text) { self.init(.asset(name)) }

  /// A picture of the app's assets that says nothing.
  public init(decorative name: String) { self.init(.asset(name)) }

  /// A picture of a bundle's assets that says nothing.
  public init(decorative name: String, bundle: (some Any)?) { self.init(.asset(name)) }

  public func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    switch source {
    case .symbol(let name): lowering.drawing(SymbolDrawing(name: name, in: environment))
    case .asset(let name):
      lowering.drawing(
        PicturePlaceholder(
          letter: environment.hidesContent || environment.redactionReasons.contains(.placeholder)
            ? nil : name.first, fillsRoom: isResizable))
    case .picture(let picture):
      lowering.drawing(
        PictureDrawing(
          picture, scaling: isResizable ? .stretch : .none,
          template: isTemplate ? environment.foreground : nil, in: environment))
    }
  }
}
