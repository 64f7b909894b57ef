extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension URLSession {
  /// Returns a publisher of a loaded resource, as in Foundation with Combine.
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of a loaded resource, as in Foundation with Combine.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Deferred { [self] in
      Future { promise in
        let promise = Promise(promise)
        self.dataTask(with: request) { data, response, error in
          if let data, let response {
            promise.keep(.success((data, response)))
          } else {
            promise.keep(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }.resume()
      }
    }.eraseToAnyPublisher()
  }
}

/// A promise that is kept once, on another thread.
private struct Promise: @unchecked Sendable {
  // Sendable: the session calls it once, on its own thread.
  let keep: (Result<(data: Data, response: URLResponse), URLError>) -> Void

  init(_ keep: @escaping (Result<(data: Data, response: URLResponse), URLError>) -> Void) {
    self.keep = keep
  }
}
