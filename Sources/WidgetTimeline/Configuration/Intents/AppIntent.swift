/// Something that an app does for people, as in AppIntents.
///
/// Here: a configuration that widgets are given, and the action of buttons and toggles.
public protocol AppIntent: _IntentConfiguration, Sendable {
  /// What `perform` gives.
  associatedtype PerformResult: IntentResult
  /// How its parameters are laid out for people.
  associatedtype SummaryContent: ParameterSummary

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does.
  static var description: IntentDescription? { get }
  /// True if the app is opened for it; not done here.
  static var openAppWhenRun: Bool { get }
  /// True if it is offered beside widgets; not done here.
  static var isDiscoverable: Bool { get }
  /// Whether a locked device runs it; a terminal is not locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Its parameters as a sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhen<Self>
  public typealias Switch = ParameterSummarySwitch<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}

/// The values that a person chooses for a widget, as in AppIntents.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: a widget's configuration is only read.
  public func perform() async throws -> some IntentResult { .result() }
}

/// The values that a person chooses for a control, as in AppIntents; controls are not offered here.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: a control's configuration is only read.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, such as a toggle's, as in AppIntents.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: _IntentValue
  /// The value to be set.
  var value: ValueType { get set }
}

/// Whether a locked device runs an intent, as in AppIntents.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension Never: AppIntent {
  public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>
  public static var title: LocalizedStringResource { "" }
  public init() { fatalError("Never has no value") }
  public func perform() async throws -> PerformResult { .result() }
}
