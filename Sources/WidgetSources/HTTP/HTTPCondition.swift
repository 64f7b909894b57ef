/// A condition on an answer: that it has changed since an earlier one of the same address.
///
/// An `ETag` or a date is about one address, and says nothing about another one, to which the server may redirect.
struct HTTPCondition: Sendable, Hashable {
  /// The mark of the address that gave the earlier answer.
  let address: RequestMark
  let etag: String?
  let modified: String?

  /// The header fields of a request; none for one to another address.
  func fields(for request: HTTPRequest) -> [HTTPHeaders.Field] {
    guard RequestMark(of: request.url, request.secrets) == address else { return [] }
    if let etag { return [.init("If-None-Match", etag)] }
    return modified.map { [.init("If-Modified-Since", $0)] } ?? []
  }
}
