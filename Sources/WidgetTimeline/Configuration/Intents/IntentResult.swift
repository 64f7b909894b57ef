public import WidgetLayout

/// The result of an intent, as in AppIntents.
public protocol IntentResult: Sendable {}

/// A result with a value, as in AppIntents.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// A result that opens another intent, as in AppIntents.
public protocol OpensIntent: IntentResult {}

/// A result with a dialog, as in AppIntents.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view, as in AppIntents.
public protocol ShowsSnippetView: IntentResult {}

/// A result that can carry a value, an intent, a view and a dialog, as in AppIntents.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: @unchecked Sendable {
  // Sendable: the value is returned once, and its maker does not keep it.
  public var value: Value?
  /// The words for the person who performed the intent.
  public var dialog: IntentDialog?
  /// The intent that it opens, which is not performed here.
  public var opensIntent: Opened?

  init(value: Value?, dialog: IntentDialog? = nil, opensIntent: Opened? = nil) {
    (self.value, self.dialog, self.opensIntent) = (value, dialog, opensIntent)
  }
}

/// A result that may have a dialog, without its types.
protocol DialogResult {
  /// The words for the person who performed the intent.
  var dialog: IntentDialog? { get }
}

extension IntentResultContainer: DialogResult {}

extension IntentResultContainer: IntentResult {}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension Never: IntentResult {}

extension IntentResult {
  /// Returns an empty result.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self(value: nil) }

  /// Returns a result with a value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }

  /// Returns a result with a value and a dialog.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Returns a result that opens another intent.
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(value: nil, opensIntent: opensIntent)
  }

  /// Returns a result with a value that opens another intent.
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// Returns a result with a view.
  public static func result<Snippet: View>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(value: nil) }

  /// Returns a result with a dialog and a view.
  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }

  /// Returns a result with a value, a dialog and a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Returns a result with a value and a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value: value) }

  /// Returns a result with a view.
  public static func result<Snippet: View>(@ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(value: nil) }

  /// Returns a result with a dialog and a view.
  public static func result<Snippet: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }

  /// Returns a result with a value and a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value: value) }

  /// Returns a result with a value, a dialog and a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Returns a result with a dialog that opens another intent.
  public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(value: nil, dialog: dialog, opensIntent: opensIntent)
  }

  /// Returns a result with a value and a dialog that opens another intent.
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }

  /// Returns a result with a button for another intent, which is not shown here.
  public static func result(actionButtonIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self(value: nil) }

  /// Returns a result with a dialog, and a button for another intent, which is not shown here.
  public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }

  /// Returns a result with a value, and a button for another intent, which is not shown here.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  /// Returns a result with a value, a dialog, and a button for another intent, which is not shown here.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
