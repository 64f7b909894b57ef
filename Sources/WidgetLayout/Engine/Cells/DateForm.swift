/// The form of a date in a text: the time of day, the date, or its distance from now.
package enum DateForm: String, Codable, Sendable, Hashable {
  case time, date, relative, offset, timer
}
