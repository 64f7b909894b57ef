/// A list of all pages and widgets of a board, of which typing leaves those that match.
struct Finder: Hashable {
  /// A page, or a widget on one.
  struct Item: Hashable {
    let title: String
    let page: Int
    /// The name of the widget's page, or `page`.
    let detail: String
    /// The widget's name on the board; `nil` for a page.
    let widget: String?
  }

  private let items: [Item]
  /// The titles, each with the name of its page, which is typed behind the title.
  var list: SearchedList

  init(_ items: [Item]) {
    self.items = items
    list = SearchedList(
      items.map { SearchedList.Item(title: $0.title, detail: $0.detail) }, joinsDetails: true)
  }

  /// The chosen result's item; `nil` if nothing matches.
  var item: Item? { list.number.map { items[$0] } }
}
