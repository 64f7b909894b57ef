/// An action that an app offers, as in AppIntents.
///
/// Here, it is a widget's configuration, or the action of a button or toggle.
public protocol AppIntent: _IntentConfiguration, PersistentlyIdentifiable, Sendable {
  /// The type of the result of `perform`.
  associatedtype PerformResult: IntentResult
  /// The type of the parameters' summary.
  associatedtype SummaryContent: ParameterSummary

  /// The intent's name.
  static var title: LocalizedStringResource { get }
  /// A description of the intent's effect.
  static var description: IntentDescription? { get }
  /// True if the app is opened to perform the intent; not done here.
  static var openAppWhenRun: Bool { get }
  /// True if the intent is offered outside of widgets; not done here.
  static var isDiscoverable: Bool { get }
  /// The policy for locked devices; it has no effect here, as a terminal is not locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence that contains the parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()
  /// Performs the action.
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

/// The values that a person chooses for a control, as in AppIntents. Here, they are a widget's, as a
/// control is one.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

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

/// The condition under which a locked device performs an intent, as in AppIntents.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension Never: AppIntent {
  public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>
  public static var title: LocalizedStringResource { "" }
  public init() { fatalError("Never has no value") }
  public func perform() async throws -> PerformResult { .result() }
}
