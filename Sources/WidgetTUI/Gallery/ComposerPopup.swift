import WidgetTimeline

/// A list that lies over the composer's form, of what its field may be.
struct ComposerPopup {
  /// The kinds of lists, by the meaning of a choice.
  enum Content {
    /// The words of a field that is one of them.
    case words
    /// The proposals of a widget for a parameter: the values that the list's items stand for.
    case options(values: [String])
  }

  /// The key of the field that the choice sets.
  let field: String
  let content: Content
  var list: SearchedList

  /// Creates the list of a field's words, in which the current one is chosen.
  init(of field: FormField, words: [String]) {
    self.field = field.key
    content = .words
    list = SearchedList(words.map { SearchedList.Item(title: $0, detail: "") })
    if let index = words.firstIndex(of: field.text) { list.choose(index) }
  }

  /// Creates the list of a widget's proposals for a field.
  init(of field: String, options: [ParameterOption]) {
    self.field = field
    content = .options(values: options.map { $0.value.text ?? "" })
    list = SearchedList(
      options.map {
        SearchedList.Item(
          title: VisibleText.quoted($0.title), detail: VisibleText.quoted($0.value.text ?? ""))
      })
  }

  /// The text of the chosen item; `nil` if nothing matches what is typed.
  var chosen: String? {
    list.number.map { number in
      switch content {
      case .words: list.items[number].title
      case .options(let values): values[number]
      }
    }
  }
}
