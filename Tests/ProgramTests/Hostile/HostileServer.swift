import WidgetTesting

/// A web server whose answers have hostile text in every part; it ends with the value.
final class HostileServer: Sendable {
  private let folder = ScratchFolder()
  private let server: PythonServer

  var address: String { "http://127.0.0.1:\(server.port)" }

  /// The answer for each path: the status line, header fields, and the body.
  private static let script = #"""
    import json, os, socketserver, sys, time
    folder = sys.argv[1]
    text = open(folder + "/text", newline="").read()
    P = text.encode()
    H = P.replace(b"\r", b"").replace(b"\n", b"")
    J = json.dumps(text).encode()
    series = json.dumps({"__name__": text, text: text, "job": text}).encode()
    def prometheus(query):
        if b"bad" in query:
            return b"400 Bad", [], b'{"status":"error","errorType":%b,"error":%b}' % (J, J)
        return b"200 OK", [], (b'{"status":"success","warnings":[%b],"infos":[%b],"data":{"resultType":'
            b'"vector","result":[{"metric":%b,"value":[%d,"5"]}]}}' % (J, J, series, time.time()))
    answers = {
        b"/reason": (b"503 " + H, [], P),
        b"/type": (b"200 OK", [b"Content-Type: text/" + H], P),
        b"/set": (b"200 OK", [b"Content-Type: text/plain; charset=" + H], P),
        b"/latin": (b"200 OK", [b"Content-Type: text/plain; charset=iso-8859-1"],
            b"x\x9b31m\x9d0;EVIL\x9c\x90q\x9c\x85 end"),
        b"/redirect": (b"302 Found", [b"Location: /none?" + H], P),
        b"/away": (b"302 Found", [b"Location: javascript:" + H], P),
        b"/host": (b"302 Found", [b"Location: http://" + H.replace(b"/", b"") + b"/"], P),
        b"/denied": (b"401 No", [b"WWW-Authenticate: " + H], b'{"error":%b}' % J),
        b"/late": (b"429 " + H, [b"Retry-After: " + H], P),
        b"/page": (b"500 " + H, [b"Content-Type: text/html"], b"<title>%b</title>%b" % (P, P)),
        b"/list": (b"200 OK", [b"Content-Type: application/json"],
            b'[{"title":%b,"detail":%b,"value":%b,"link":"https://x.example/","color":%b,%b:1}]'
            % (J, J, J, J, J)),
        b"/said": (b"200 OK", [b"Content-Type: application/json"], b'{"error":%b,"message":%b}' % (J, J)),
        b"/broken": (b"200 OK", [b"Content-Type: application/json"], b'{"a": ' + P),
        b"/kept": (b"200 OK", [b"ETag: " + H, b"Last-Modified: " + H, b"Cache-Control: " + H], P),
        b"/encoded": (b"200 OK", [b"Content-Encoding: " + H], P),
        b"/feed": (b"200 OK", [b"Content-Type: application/feed+json"],
            b'{"version":"https://jsonfeed.org/version/1.1","title":%b,"items":[{"id":"1","title":%b,'
            b'"url":"https://x.example/","summary":%b,"content_text":%b,"authors":[{"name":%b}]}]}'
            % (J, J, J, J, J)),
        b"/calendar": (b"200 OK", [b"Content-Type: text/calendar"], b"BEGIN:" + P),
    }
    class Handler(socketserver.StreamRequestHandler):
        def handle(self):
            request = self.rfile.readline(65536).split(b" ")
            body = b""
            size = 0
            while True:
                line = self.rfile.readline(65536)
                if line.lower().startswith(b"content-length:"): size = int(line.split(b":")[1])
                if line in (b"", b"\r\n"): break
            if size: body = self.rfile.read(size)
            path = request[1].split(b"?")[0]
            if path == b"/garbage": return self.wfile.write(P)
            if path.startswith(b"/api/v1/"): answer = prometheus(request[1] + body)
            else: answer = answers.get(path, (b"404 " + H, [], P))
            status, fields, body = answer
            fields = fields + [b"Content-Length: %d" % len(body), b"Connection: close"]
            self.wfile.write(b"HTTP/1.1 " + status + b"\r\n" + b"\r\n".join(fields) + b"\r\n\r\n" + body)
    """# + PythonServer.serving

  init(_ text: String) async throws {
    try TextFile.write(text, to: "\(folder.path)/text")
    server = try await PythonServer(Self.script, in: folder.path)
  }
}
