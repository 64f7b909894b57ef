/// How a text tells a date: the time of day, the date, or how far it is from now.
package enum DateForm: String, Codable, Sendable, Hashable {
  case time, date, relative, offset, timer
}
