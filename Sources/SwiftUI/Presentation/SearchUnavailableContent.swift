/// The parts of a view for a search without results, as in SwiftUI.
public struct SearchUnavailableContent {
  /// A symbol, and that there are no results.
  public struct Label: View {
    fileprivate let text: String?

    public var body: some View {
      if let text, !text.isEmpty {
        WidgetLayout.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        WidgetLayout.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The action.
  public struct Description: View {

    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: Self { search(for: nil) }

  /// Returns a view for a search of a text without results.
  public static func search(text: String) -> Self { search(for: text) }

  private static func search(for text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView
where Label == WidgetLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a picture of the app's assets, a title and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init {
      WidgetLayout.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
