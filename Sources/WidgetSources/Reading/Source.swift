package import FoundationEssentials
package import WidgetSettings

/// A type that reads a widget's data from somewhere.
package protocol Source: Sendable {
  /// Reads the source once.
  ///
  /// It may block for no longer than the request allows, and is called on a thread for that.
  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading

  /// Calls `onChange` whenever another reading would differ, and whenever the watch's fault appears
  /// or ends, until the watch is released. Returns `nil` if only reading reveals changes.
  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)?

  /// Returns the absolute paths of the files and folders on this machine that the source reads and
  /// watches, whose changes are not reported while it is not watched.
  func files(_ request: SourceRequest) -> [String]

  /// Returns the pace at which the source should be read if the board does not give one, or `nil`
  /// for no preference.
  func pace(_ request: SourceRequest) -> SourcePace?

  /// The servers that the source reads from, each in the same words for all sources.
  ///
  /// Once one source gets an answer from a server, the others of that server are worth another try.
  /// Empty for sources on this machine.
  var servers: [String] { get }
}

/// The pace at which a source should be read.
package enum SourcePace: Sendable, Hashable {
  /// The seconds between two readings, above zero.
  case every(TimeInterval)
  /// Times in crontab(5)'s format, unchecked.
  case cron(String)
}

extension Source {
  package var servers: [String] { [] }

  package func files(_ request: SourceRequest) -> [String] { [] }

  /// Returns true if a file that the source reads was changed after a date, or does not exist.
  package func hasChangedFiles(since date: Date, _ request: SourceRequest) -> Bool {
    files(request).contains { FileAge.isNewer($0, than: date) }
  }

  package func pace(_ request: SourceRequest) -> SourcePace? { nil }

  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? { nil }
}

/// A watch that runs for as long as it is kept.
package protocol SourceWatch: AnyObject, Sendable {
  /// The reason why changes are not reported now, or `nil` if they are.
  var fault: SourceFailure? { get }

  /// Returns and forgets the fault that began last, which may be over by now, or `nil` if none
  /// began since the last call.
  func takeLoss() -> SourceFailure?

  /// Ends the watch and everything that it started; no change is reported afterwards.
  func stop()
}

extension SourceWatch {
  package var fault: SourceFailure? { nil }

  package func takeLoss() -> SourceFailure? { nil }
}

/// The parameters of a reading.
package struct SourceRequest: Sendable {
  /// The date that the reading is for.
  package var now: Date
  /// The longest time that the reading may take, in seconds.
  package var timeout: TimeInterval
  /// The secrets that `${secret:name}` refers to.
  package var secrets: Secrets
  /// The variables that commands get and secrets are read from: those of the front end that shows
  /// the widget.
  package var environment: ProcessEnvironment
  /// The folder that relative paths start from: the board's.
  package var folder: String
  /// A folder for data that a source stores between readings, or `nil` if nothing may be stored.
  package var state: String?
  /// True if the data is shown as rows, so that a single one is still a list.
  package var wantsRows = false
  /// True if the widget picks its values by jq expressions, so that JSON is read as such even if
  /// the board does not name a format.
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
  /// Returns the absolute path of one on the board: `~` is the home directory, and relative paths
  /// start from the board's folder.
  package func path(_ written: String) -> String {
    FilePath.absolute(written, in: folder, home: environment["HOME"])
  }
}

/// A kind of source: its key on a board, its schema, and the function that creates it.
///
/// A source is a mapping in which one key is a kind's name (`http: "https://…"`); the other keys
/// are the kind's own and the picks that all kinds share.
package struct SourceKind: Sendable {
  package let name: String
  /// A description of the kind, in one sentence.
  package let note: String
  /// The schema of the value for the key `name`.
  package let schema: SettingSchema
  /// The kind's other keys.
  package let keys: [SettingKey]
  /// Returns the source of a checked mapping.
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
