extension HTTPClient {
  /// The successful answer to what a source asks. What was kept of the last one is named to the server,
  /// which may say that it still holds.
  func answer(
    to question: HTTPRequest, of request: SourceRequest
  ) throws(SourceFailure) -> HTTPResponse {
    // A kept answer is no answer to what changes something.
    guard question.method == "GET", let folder = request.state else {
      return try response(to: question).successful()
    }
    let kept = KeptResponse(for: question, in: folder)
    var conditional = question
    if let kept {
      conditional.headers["If-None-Match"] = kept.etag
      if kept.etag == nil { conditional.headers["If-Modified-Since"] = kept.modified }
    }
    var response = try response(to: conditional)
    if response.status == 304, let kept {
      response.body = kept.body
      response.headers["Content-Type"] = kept.contentType
    } else {
      response = try response.successful()
      Self.keep(response, for: question, in: folder, request.secrets)
    }
    return response
  }

  /// Keeps an answer. A server that gives the secret back does not get it onto the disk.
  private static func keep(
    _ response: HTTPResponse, for question: HTTPRequest, in folder: String, _ secrets: Secrets
  ) {
    if let kept = KeptResponse(response), secrets.redacted(response.text) == response.text {
      kept.keep(for: question, in: folder)
    } else {
      KeptResponse.forget(question, in: folder)
    }
  }
}
