/// The reason that a server could not be started.
struct ServerError: Error, CustomStringConvertible {
  let description: String
}
