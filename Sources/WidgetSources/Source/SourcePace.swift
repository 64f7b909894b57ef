package import FoundationEssentials

/// The pace at which a source should be read.
package enum SourcePace: Sendable, Hashable {
  /// The seconds between two readings, above zero.
  case every(TimeInterval)
  /// Times in crontab(5)'s format, unchecked.
  case cron(String)
}
