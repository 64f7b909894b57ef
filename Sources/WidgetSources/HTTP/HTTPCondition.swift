/// A condition on an answer: that it has changed since an earlier one of the same address.
///
/// An `ETag` or a date is about one address, and says nothing about another one, to which the server may redirect.
struct HTTPCondition: Sendable, Hashable {
  /// The address that gave the earlier answer.
  let url: String
  let etag: String?
  let modified: String?

  /// The header fields of a request to an address; none for another one.
  func fields(for address: String) -> [HTTPHeaders.Field] {
    guard address.utf8.elementsEqual(url.utf8) else { return [] }
    if let etag { return [.init("If-None-Match", etag)] }
    return modified.map { [.init("If-Modified-Since", $0)] } ?? []
  }
}
