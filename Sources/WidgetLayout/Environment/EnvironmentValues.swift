/// The values that a view inherits from the views above it, as in SwiftUI.
///
/// Values that every text reads are stored properties; all others are in a dictionary.
public struct EnvironmentValues {
  /// The family for which the view is drawn.
  public var widgetFamily: WidgetFamily = .systemSmall
  /// The size in cells of the widget's content, without margins, for views that choose their
  /// content by the space available.
  public var contentSize = Size(width: 16, height: 8)
  /// The number of rows that the content may have in all, in a place in which it scrolls; `nil` where
  /// only what fits is shown.
  package var scrolledRows: Int?
  /// The most rows of content that are shown: those of the place, or more where it scrolls.
  ///
  /// What is shown, and how, follows from `contentSize` alone, so that nothing changes when the first
  /// row is scrolled out; only the number of rows follows from this.
  package var rowLimit: Int { max(contentSize.height, scrolledRows ?? 0) }
  /// The font of texts that set none; `nil` for `.body`.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` for as many as fit.
  public var lineLimit: Int?
  /// The part of a text that is truncated.
  public var truncationMode: TruncationMode = .tail
  /// The alignment of the lines of a text to one another.
  public var multilineTextAlignment: TextAlignment = .leading
  /// The reasons to hide content; `.placeholder` draws texts as bars.
  public var redactionReasons: RedactionReasons = []
  /// The spacing between the lines of a text in points; 16 points make a row.
  public var lineSpacing = 0.0

  @usableFromInline package var foreground: Paint = .role(.text)
  @usableFromInline package var tint: Paint = .role(.accent)
  @usableFromInline var weight: Font.Weight?
  @usableFromInline var attributes: Style.Attributes = []
  /// The current date, and the way in which dates, numbers and keys are written.
  @Shared package var textContext = TextContext()
  /// The case in which texts are drawn; `nil` leaves them unchanged.
  var letterCase: LetterCase?
  /// True if the content is private.
  var isPrivacySensitive = false
  /// The axis of the enclosing stack: spacers grow along it, dividers lie across it.
  var stackAxis: Axis?
  /// The size in points of the enclosing frame, for shapes thinner than a cell.
  var askedSize = AskedSize()
  /// The appearance of what lies behind the widget.
  var ground = ColorScheme.dark
  /// True inside a background, whose shapes colour the cells behind texts.
  var isBehind = false
  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard !custom.isEmpty, let value = custom[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The values for `@Environment` in the view whose `body` is being evaluated.
  ///
  /// SwiftUI finds them by the view's place in its graph; here one body is evaluated at a time, so
  /// one variable is enough.
  @MainActor package static var current = EnvironmentValues()
}

/// A property wrapper that reads an inherited value, as SwiftUI's `@Environment`.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
