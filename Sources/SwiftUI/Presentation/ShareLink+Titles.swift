// The forms of links for sharing that make a label or a preview themselves.
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link for several things.
  public init(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(made: DefaultShareLinkLabel(title: Text("Share…"))) }

  /// Creates a link for several things, with a title.
  public init(
    _ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(made: DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a link for several things, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(made: DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a link for several things, with a title.
  public init(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(made: DefaultShareLinkLabel(title: title)) }

  /// Creates a link for one thing.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link for one thing, with a title.
  public init<Item: Transferable>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for one thing, with a title.
  @_disfavoredOverload
  public init<Item: Transferable>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for one thing, with a title.
  public init<Item: Transferable>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: title))
  }
}

/// A value that a link shares without a preview: an address, or a text.
public protocol SharedWithoutPreview: Transferable {}

extension URL: SharedWithoutPreview {}
extension String: SharedWithoutPreview {}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link for addresses or texts.
  public init(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element: SharedWithoutPreview { self.init(made: label()) }

  /// Creates a link for an address or a text.
  public init<Item: SharedWithoutPreview>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items == CollectionOfOne<Item> { self.init(made: label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link for addresses or texts.
  public init(items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element: SharedWithoutPreview {
    self.init(made: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link for addresses or texts, with a title.
  public init(_ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element: SharedWithoutPreview {
    self.init(made: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for addresses or texts, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: SharedWithoutPreview {
    self.init(made: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for addresses or texts, with a title.
  public init(_ title: Text, items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element: SharedWithoutPreview {
    self.init(made: DefaultShareLinkLabel(title: title))
  }

  /// Creates a link for an address or a text.
  public init<Item: SharedWithoutPreview>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link for an address or a text, with a title.
  public init<Item: SharedWithoutPreview>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for an address or a text, with a title.
  @_disfavoredOverload
  public init<Item: SharedWithoutPreview>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for an address or a text, with a title.
  public init<Item: SharedWithoutPreview>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Items == CollectionOfOne<Item> {
    self.init(made: DefaultShareLinkLabel(title: title))
  }
}
