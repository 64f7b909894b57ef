package import FoundationEssentials
package import WidgetSettings

/// The parameters of a reading.
package struct SourceRequest: Sendable {
  /// The date that the reading is for.
  package var now: Date
  /// The seconds after that date at which the reading begins: a fleet may wait for another machine first.
  package var delay: TimeInterval = 0
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
  /// The files of the answers that the reading uses; `nil` where nobody asks.
  var answers: KeptAnswers?
  /// True if the data is shown as rows, so that a single one is still a list.
  package var wantsRows = false
  /// True if the data is shown as months, so that the days of this month that are over are read too.
  package var wantsMonths = false
  /// True if the widget takes a value that is missing as one, so that null is no failure.
  package var allowsNull = false
  /// True if the widget picks its values by jq expressions, so that JSON is read as such even if
  /// the board does not name a format.
  package var recognizesJSON = false
  /// True to run a program that fails in its sandbox once more, to find out what it was refused.
  package var tellsRefusals = false
  /// The groups of machines that share the reading; `nil` where each reading is this machine's own.
  package var fleet: (any ReadingSharing)?
  /// The settings of the board's fleet; `nil` for none.
  package var fleetSetting: Setting?
  /// The names under which the fleet shares widgets of the board, by their names on it.
  package var sharedNames: [String: String] = [:]
  /// True if no other reading follows, so that what takes two readings is read twice now.
  package var readsOnce = false
  /// True if someone wishes to read now, whatever is due.
  package var isWish = false

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
  /// The date at which the reading begins.
  var began: Date { now + delay }

  /// Returns the absolute path of one on the board: `~` is the home directory, and relative paths
  /// start from the board's folder.
  package func path(_ written: String) -> String {
    FilePath.absolute(written, in: folder, home: environment["HOME"])
  }
}
