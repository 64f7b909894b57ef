/// A link for sharing, as in SwiftUI. Here, its label is shown.
public nonisolated struct ShareLink<Items, PreviewImage, PreviewIcon, Label: View>: View
where
  Items: RandomAccessCollection, Items.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable
{
  private let label: Label

  init(made label: Label) { self.label = label }

  public var body: some View { label }

  /// Creates a link for several things.
  public init(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }

  /// Creates a link for one thing.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Items == CollectionOfOne<Item> { self.init(made: label()) }
}

/// The usual label of a link for sharing, as in SwiftUI.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview of a shared item, as in SwiftUI. Here, nothing is shared.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  public init(_ title: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload public init(_ title: some StringProtocol, image: Image, icon: Icon) {}

  public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never {
  public init(_ title: LocalizedStringKey, icon: Icon) {}

  @_disfavoredOverload public init(_ title: some StringProtocol, icon: Icon) {}

  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init(_ title: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload public init(_ title: some StringProtocol, image: Image) {}

  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: LocalizedStringKey) {}

  @_disfavoredOverload public init(_ title: some StringProtocol) {}

  public init(_ title: Text) {}
}
