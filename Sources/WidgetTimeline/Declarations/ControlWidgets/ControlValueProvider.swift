internal import FoundationEssentials

/// A provider of a control's value, as in WidgetKit. Its conformance is not isolated to an actor, since
/// it is called on any thread.
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value
  /// The value for a preview.
  var previewValue: Value { get }
  /// Returns the current value.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with parameters, as in WidgetKit.
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// Returns the value for a preview.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the current value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control's value at the date at which it was read.
struct ControlEntry<Value>: TimelineEntry {
  let date: Date
  let value: Value

  /// The time after which a control asks for its value again, in seconds.
  ///
  /// Control Center asks whenever it is opened; a board is open all the time.
  static var pause: TimeInterval { 60 }

  /// Returns the timeline of a value that has just been read.
  static func timeline(_ value: Value) -> Timeline<Self> {
    let now = Date()
    return Timeline(entries: [Self(date: now, value: value)], policy: .after(now + pause))
  }
}

/// The timelines of a control without parameters.
struct ControlTimelineProvider<Values: ControlValueProvider>: ThrowingTimelineProvider {
  private let values: Handed<Values>

  init(_ values: Values) { self.values = Handed(values) }

  func placeholder(in context: Context) -> ControlEntry<Values.Value> {
    ControlEntry(date: .now, value: values.value.previewValue)
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (ControlEntry<Values.Value>) -> Void
  ) {
    guard !context.isPreview else { return completion(placeholder(in: context)) }
    Task {
      let timeline = try? await timeline(in: context)
      completion(timeline?.entries.first ?? placeholder(in: context))
    }
  }

  func timeline(in context: Context) async throws -> Timeline<ControlEntry<Values.Value>> {
    ControlEntry.timeline(try await values.value.currentValue())
  }
}

/// The timelines of a control with parameters.
struct AppIntentControlTimelineProvider<Values: AppIntentControlValueProvider>:
  ThrowingAppIntentTimelineProvider
{
  private let values: Handed<Values>

  init(_ values: Values) { self.values = Handed(values) }

  func placeholder(in context: Context) -> ControlEntry<Values.Value> {
    ControlEntry(date: .now, value: values.value.previewValue(configuration: .init()))
  }

  func snapshot(
    for configuration: Values.Configuration, in context: Context
  ) async -> ControlEntry<Values.Value> {
    let preview = ControlEntry(
      date: .now, value: values.value.previewValue(configuration: configuration))
    guard !context.isPreview else { return preview }
    return (try? await reload(for: configuration, in: context))?.entries.first ?? preview
  }

  func reload(
    for configuration: Values.Configuration, in context: Context
  ) async throws -> Timeline<ControlEntry<Values.Value>> {
    ControlEntry.timeline(try await values.value.currentValue(configuration: configuration))
  }
}

/// The value of a control that shows none.
struct NoControlValue: ControlValueProvider {
  var previewValue: Void { () }
  func currentValue() async throws {}
}

/// The value of a control with parameters that shows only these.
struct ControlConfigurationValue<Configuration: ControlConfigurationIntent>:
  AppIntentControlValueProvider
{
  func previewValue(configuration: Configuration) -> Configuration { configuration }
  func currentValue(configuration: Configuration) async throws -> Configuration { configuration }
}
