package import FoundationEssentials
package import WidgetSettings

/// Where a widget's data comes from.
package protocol Source: Sendable {
  /// Reads once. It may wait, no longer than the request allows; it is called on a thread for that.
  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading

  /// Calls `onChange` whenever reading again would give something else, and whenever the watch's fault
  /// comes or goes, until the watch is released; nil where only reading tells.
  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)?

  /// When it wants to be read where the board does not say; nil where it has no opinion.
  func pace(_ request: SourceRequest) -> SourcePace?

  /// The servers that it asks, each in words that are the same for all sources that ask it: once one of
  /// them answers, the others are worth another try. None for what is on this machine.
  var servers: [String] { get }
}

/// When a source wants to be read.
package enum SourcePace: Sendable, Hashable {
  /// The seconds from one reading to the next, above zero.
  case every(TimeInterval)
  /// Times as crontab(5) writes them, unchecked.
  case cron(String)
}

extension Source {
  package var servers: [String] { [] }

  package func pace(_ request: SourceRequest) -> SourcePace? { nil }

  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? { nil }
}

/// Something that is watched for as long as this is kept.
package protocol SourceWatch: AnyObject, Sendable {
  /// Why changes are not told of now; nil while they are.
  var fault: SourceFailure? { get }

  /// Ends it; no change is told of afterwards, and what it started has ended.
  func stop()
}

extension SourceWatch {
  package var fault: SourceFailure? { nil }
}

/// The circumstances of a reading.
package struct SourceRequest: Sendable {
  /// The date that the reading is for.
  package var now: Date
  /// The longest time that it may take, in seconds.
  package var timeout: TimeInterval
  /// What `${secret:name}` stands for.
  package var secrets: Secrets
  /// The variables that commands are started with, and that secrets are looked up in: those of the
  /// front end that shows what is read.
  package var environment: ProcessEnvironment
  /// The folder that relative paths begin at: the board's.
  package var folder: String
  /// A folder for what a source keeps between readings; nil where nothing may be kept.
  package var state: String?
  /// Whether what is read is shown as rows: where one stands alone, it is still a list.
  package var wantsRows = false
  /// Whether the widget picks its values by jq expressions: what is JSON is then read as such, also
  /// where the board names no format.
  package var recognizesJSON = false

  package init(
    now: Date, timeout: TimeInterval = 10, secrets: Secrets = Secrets(),
    environment: ProcessEnvironment, folder: String = "/", state: String? = nil
  ) {
    self.now = now
    self.timeout = timeout
    self.secrets = secrets
    self.environment = environment
    self.folder = folder
    self.state = state
  }
}

extension SourceRequest {
  /// A whole path, as it is written on the board: `~` is the home folder, and relative paths begin at
  /// the board's folder.
  package func path(_ written: String) -> String {
    FilePath.absolute(written, in: folder, home: environment["HOME"])
  }
}

/// A kind of source: the key that names it on a board, what may be written for it, and how it is made.
///
/// A source is a mapping in which one key is a kind's name (`http: "https://…"`); the other keys are
/// the kind's own and the picks that all kinds share.
package struct SourceKind: Sendable {
  package let name: String
  /// What it reads, in one sentence.
  package let note: String
  /// What may be written for the key `name`.
  package let schema: SettingSchema
  /// The kind's other keys.
  package let keys: [SettingKey]
  /// The source of a checked mapping.
  package let make: @Sendable (Setting) throws(SourceFailure) -> any Source

  package init(
    name: String, note: String, schema: SettingSchema, keys: [SettingKey] = [],
    make: @escaping @Sendable (Setting) throws(SourceFailure) -> any Source
  ) {
    self.name = name
    self.note = note
    self.schema = schema
    self.keys = keys
    self.make = make
  }
}
