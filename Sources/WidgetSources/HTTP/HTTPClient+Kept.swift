extension HTTPClient {
  /// Returns the successful response to a source's request.
  ///
  /// If a response is stored, the request is conditional: the server may answer that the stored one
  /// is still valid.
  func answer(
    to question: HTTPRequest, of request: SourceRequest
  ) throws(SourceFailure) -> HTTPResponse {
    // A stored response does not answer a request that changes something.
    guard question.method == "GET", let folder = request.state else {
      return try response(to: question).successful()
    }
    // What is found to have a secret only in its reading, in a way of its format, is not kept either.
    request.answers?.note(KeptResponse.path(of: question, in: folder))
    let kept = KeptResponse(for: question, in: folder)
    var conditional = question
    conditional.condition = kept?.condition
    var response = try response(to: conditional)
    // Another address was not asked whether the stored response is valid.
    if response.status == 304, let kept,
      RequestMark(of: response.url, question.secrets) == kept.address
    {
      response.body = kept.body
      response.headers["Content-Type"] = kept.contentType
    } else {
      // What this user may no longer read is not kept either.
      if response.isDenied { KeptResponse.forget(question, in: folder) }
      response = try response.successful()
      Self.keep(response, for: question, in: folder, request.secrets)
    }
    return response
  }

  /// Stores a response, unless it contains a secret, which must not be written to disk, or has an encoding in which
  /// one is not found.
  private static func keep(
    _ response: HTTPResponse, for question: HTTPRequest, in folder: String, _ secrets: Secrets
  ) {
    // The body is stored as it came, whatever charset the server says that it has.
    let raw = String(decoding: response.body, as: UTF8.self)
    let texts = [response.text, raw] + response.headers.fields.map(\.value)
    if let kept = KeptResponse(response, question.secrets),
      XMLEncoding(of: response.body).isSearchable,
      !texts.contains(where: { secrets.areIn(Array($0.utf8)) || secrets.redacted($0) != $0 })
    {
      kept.keep(for: question, in: folder)
    } else {
      KeptResponse.forget(question, in: folder)
    }
  }
}
