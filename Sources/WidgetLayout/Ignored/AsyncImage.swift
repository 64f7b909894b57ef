public import FoundationEssentials

/// A picture that is still to be loaded, as in SwiftUI; here as in WidgetKit it never is, and its
/// placeholder is drawn.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// What is drawn for a picture that has not come.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.content = .second(placeholder())
  }

  /// What `content` makes of a picture that has not come.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// A quiet box.
  public init(url: URL?, scale: Double = 1) { content = Image("").resizable() }
}

/// How far the loading of a picture is, as in SwiftUI.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it has come.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why it has not come.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// How changes are animated, as in SwiftUI; one picture follows another at once here.
public struct Transaction: Sendable {
  /// The animation of the changes.
  public var animation: Animation?

  /// Changes with an animation, or without one.
  public init(animation: Animation? = nil) { self.animation = animation }
}
