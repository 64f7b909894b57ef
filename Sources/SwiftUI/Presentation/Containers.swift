/// Pages of which one is shown, as in SwiftUI. Here, what has room, from the top.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ZStack(alignment: .topLeading) { content } }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A menu, as in SwiftUI. Here, its label is shown.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  public var body: some View { label }
}

extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

/// Content that can be hidden, as in SwiftUI. Here, it shows its label, and its content if it is
/// expanded.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = false
    self.content = content()
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Content under a label, as in SwiftUI.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label.bold()
      content
    }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A value beside its label, as in SwiftUI.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(title)
    }
  }

  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(title, value: format.format(value))
  }
}

/// Columns of a window, as in SwiftUI. Here, the first is shown.
public nonisolated struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  private let sidebar: Sidebar

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  public var body: some View { sidebar }
}

/// A link for sharing, as in SwiftUI. Here, its label is shown.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  public init(item: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(item: String, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { label }
}

extension ShareLink where Label == WidgetLayout.Label<Text, Image> {
  public init(item: URL) {
    label = WidgetLayout.Label("Share", systemImage: "square.and.arrow.up")
  }

  public init(_ title: LocalizedStringKey, item: URL) {
    label = WidgetLayout.Label(title, systemImage: "square.and.arrow.up")
  }
}

/// A button that lets a list be changed, as in SwiftUI. Here, it is not shown.
public nonisolated struct EditButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A view that scrolls to its parts, as in SwiftUI. Here, nothing scrolls.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

/// Scrolls to a view, as in SwiftUI. Here, it does nothing.
public struct ScrollViewProxy: Sendable {
  /// Has no effect here.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
