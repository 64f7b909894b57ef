import WidgetSources

/// A change that an observer of appointments receives.
enum AppointmentChange: Hashable, Sendable {
  /// The rows at the start.
  case initial([LightAppointment])
  /// The exact changes since the previous one.
  case update(AppointmentDifference)
  /// A failure to read the store, which is tried again at its next change.
  case failed(SourceFailure)
}

/// The difference between two states of a collection.
struct AppointmentDifference: Hashable, Sendable {
  /// The rows that entered the collection: new ones, and ones that its predicate matches now.
  var insertions: [LightAppointment] = []
  /// The identifiers of rows that left it: deleted ones, and ones that its predicate does not match
  /// any more.
  var deletions: [String] = []
  /// The rows that stayed in it with other attributes.
  var modifications: [LightAppointment] = []

  var isEmpty: Bool { insertions.isEmpty && deletions.isEmpty && modifications.isEmpty }
}
