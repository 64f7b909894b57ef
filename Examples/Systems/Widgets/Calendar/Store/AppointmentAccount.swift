import WidgetSources

/// The account whose appointments a database holds: a table of one row, or of none if they are
/// nobody's in particular.
struct AppointmentAccount {
  let session: any SQLSession
  /// The query for the number of the account's tables.
  let tables: String

  /// Returns the account's identifier; empty if there is none.
  func name() throws(SourceFailure) -> String {
    guard try session.rows(of: tables, with: []).first?.first?.number == 1 else { return "" }
    return try session.rows(of: "SELECT name FROM account", with: []).first?.first?.words ?? ""
  }

  /// Makes the database an account's before something is written for it; throws if it is another's.
  /// To be called in the transaction that writes.
  ///
  /// Rows of nobody in particular are deleted: they were read without the account's permission.
  func claim(for name: String, emptying table: String) throws(SourceFailure) {
    let owner = try self.name()
    guard owner != name else { return }
    guard owner.isEmpty else { throw Self.another }
    try session.run("CREATE TABLE IF NOT EXISTS account (name TEXT NOT NULL)")
    try session.run("DELETE FROM \(table)")
    try session.run("INSERT INTO account VALUES (?)", with: [.text(name)])
  }

  /// The failure for rows of another account.
  static let another = SourceFailure(
    "another account's calendar",
    "The shared calendar is not of the account that the token is of: sign in with the salon's app.",
    kind: .denied)
}
