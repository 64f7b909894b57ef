public import FoundationEssentials

/// An image loaded from a URL, as in SwiftUI. Here, as in WidgetKit, it is never loaded, and its
/// placeholder is drawn.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates an image that shows its placeholder.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.content = .second(placeholder())
  }

  /// Creates an image that shows the content for the empty phase.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// Creates an image that shows a quiet box.
  public init(url: URL?, scale: Double = 1) { content = Image("").resizable() }
}

/// The phase of loading an image, as in SwiftUI.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error, if loading has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
