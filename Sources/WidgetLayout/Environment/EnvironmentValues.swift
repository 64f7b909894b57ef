/// What a view inherits from the views above it, as in SwiftUI.
///
/// What every text asks for is stored in plain properties; all other keys in a dictionary.
public struct EnvironmentValues {
  /// The family that the view is drawn for.
  public var widgetFamily: WidgetFamily = .systemSmall
  /// The cells that the widget's content has, margins taken off. For terminal-first views, which
  /// choose what to show by the room there is.
  public var contentSize = Size(width: 16, height: 8)
  /// The font of texts that name none; nil is `.body`.
  public var font: Font?
  /// The most lines a text takes; nil is as many as there is room for.
  public var lineLimit: Int?
  /// Which end of a text gives way.
  public var truncationMode: TruncationMode = .tail
  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Why content is hidden now; `.placeholder` draws texts as bars.
  public var redactionReasons: RedactionReasons = []
  /// The points between the lines of a text; a whole row for each 16.
  public var lineSpacing = 0.0

  @usableFromInline var foreground: Paint = .role(.text)
  @usableFromInline var tint: Paint = .role(.accent)
  @usableFromInline var weight: Font.Weight?
  @usableFromInline var attributes: Style.Attributes = []
  /// The date of now, and how texts are written.
  @Shared package var textContext = TextContext()
  /// The case that texts are drawn in; nil leaves them as they are.
  var letterCase: LetterCase?
  /// Whether the content inside is private.
  var isPrivacySensitive = false
  /// The axis of the stack around the view: what a spacer grows along, a divider stands across.
  var stackAxis: Axis?
  /// The points of the frame around the view, for shapes thinner than a cell.
  var askedSize = AskedSize()
  /// True behind a view: shapes colour cells that texts will stand on.
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
  /// What `@Environment` reads: the values of the view whose `body` is being asked for.
  ///
  /// SwiftUI finds the values through the view's place in its graph; here a body is asked for
  /// while its place is being lowered, so it is enough to say whose turn it is.
  @MainActor static var current = EnvironmentValues()
}

/// Reads a value that the view inherits, as SwiftUI's `@Environment`.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
