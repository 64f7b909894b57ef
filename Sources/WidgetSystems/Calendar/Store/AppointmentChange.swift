import WidgetSources

/// What an observer of appointments is told.
enum AppointmentChange: Hashable, Sendable {
  /// The rows that there are at the beginning.
  case initial([LightAppointment])
  /// Exactly what changed since it was told last.
  case update(AppointmentDifference)
  /// The store could not be read; it is tried again at its next change.
  case failed(SourceFailure)
}

/// The difference between two states of a collection.
struct AppointmentDifference: Hashable, Sendable {
  /// Rows that came into the collection: new ones, and ones that its predicate now holds for.
  var insertions: [LightAppointment] = []
  /// The identifiers of rows that left it: deleted ones, and ones that its predicate no longer holds
  /// for.
  var deletions: [String] = []
  /// Rows that stayed in it and have other attributes.
  var modifications: [LightAppointment] = []

  var isEmpty: Bool { insertions.isEmpty && deletions.isEmpty && modifications.isEmpty }
}
