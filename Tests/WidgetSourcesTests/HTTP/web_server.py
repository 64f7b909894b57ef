"""A web server for tests, with every kind of trouble. Prints its ports: plain, TLS."""

import gzip
import json
import socket
import ssl
import struct
import sys
import threading
import time
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

counts = {}
exporters = {}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *words):
        pass

    def answer(self, body, status=200, kind="application/json", **headers):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def handle_any(self):
        parts = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        name = parts.path.strip("/").replace("-", "_")
        counts[parts.path] = counts.get(parts.path, 0) + 1
        size = int(self.headers.get("Content-Length") or 0)
        self.sent = self.rfile.read(size)
        try:
            getattr(self, "on_" + name, self.on_missing)(query)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    do_GET = do_POST = do_PUT = do_HEAD = do_DELETE = handle_any

    def on_missing(self, query):
        self.answer("{}", 404)

    def on_echo(self, query):
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.answer(json.dumps({
            "method": self.command, "path": self.path, "headers": headers,
            "body": self.sent.decode(), "port": self.client_address[1],
        }))

    def on_exporter(self, query):
        if self.command == "PUT":
            exporters[query["name"]] = self.sent
            return self.answer("")
        if "hang" in query:
            time.sleep(30)
        self.answer(exporters[query["name"]], kind=query.get("kind", "text/plain; version=0.0.4"))

    def on_status(self, query):
        self.answer("{}", int(query["code"]), **({"Retry_After": query["after"]} if "after" in query else {}))

    def on_redirect(self, query):
        self.answer("", int(query.get("code", 302)), "text/plain", Location=query["to"])

    def on_loop(self, query):
        self.answer("", 302, "text/plain", Location="/loop")

    def on_gzip(self, query):
        self.answer(gzip.compress(b'{"packed": true}'), Content_Encoding="gzip")

    def on_twice(self, query):
        self.answer(gzip.compress(gzip.compress(b"1")), Content_Encoding="gzip, gzip")

    def on_twice_apart(self, query):
        """Two encodings, between which something looks like the beginning of another response."""
        between = b"HTTP/x: y\r\n" if "line" in query else b"\r\nHTTP/1.1 200 OK\r\n"
        first = b"HTTP/1.1 %d x\r\n" % (200 if "line" in query else 103)
        encoding = b"Content-Encoding: gzip\r\n"
        self.wfile.write(first + encoding + between + encoding + b"Content-Length: 0\r\n\r\n")

    def on_status_line(self, query):
        self.wfile.write(query["line"].encode() + b"\r\nContent-Length: 1\r\n\r\n7")
        self.close_connection = True

    def on_trailer(self, query):
        self.wfile.write(
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n7\r\n0\r\n"
            b"Retry-After: 99\r\nHTTP/x: y\r\nCache-Control: max-age=99\r\n\r\n")

    def on_packed(self, query):
        """A body in a form of compression, from which some bytes are cut."""
        text, form = b'{"packed": true}', query["form"]
        bare = zlib.compressobj(9, zlib.DEFLATED, -15)
        body = {
            "gzip": gzip.compress(text), "members": gzip.compress(text[:5]) + gzip.compress(text[5:]),
            "zlib": zlib.compress(text), "bare": bare.compress(text) + bare.flush(), "br": text,
        }[form]
        name = {"zlib": "deflate", "bare": "deflate", "br": "br"}.get(form, "gzip")
        self.answer(body[: len(body) - int(query.get("cut", 0))], Content_Encoding=name)

    def on_aged(self, query):
        body, kind = query.get("body", "4711"), query.get("type", "application/json")
        self.answer(body, kind=kind, Age=query["age"])

    def on_bad_gzip(self, query):
        self.answer(b"this is not packed", Content_Encoding="gzip")

    def on_bomb(self, query):
        self.answer(gzip.compress(bytes(64 << 20)), Content_Encoding="gzip")

    def on_slow(self, query):
        self.send_response(200)
        self.send_header("Content-Length", "1000000")
        self.end_headers()
        while True:
            self.wfile.write(b" ")
            self.wfile.flush()
            time.sleep(0.02)

    def on_hang(self, query):
        time.sleep(3600)

    def on_huge(self, query):
        self.send_response(200)
        self.end_headers()
        while True:
            self.wfile.write(bytes(1 << 16))

    def on_header_flood(self, query):
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            self.wfile.write(b"X-More: " + b"x" * 4000 + b"\r\n")

    def on_reset(self, query):
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.connection.close()

    def on_half(self, query):
        self.send_response(200)
        self.send_header("Content-Length", "100")
        self.end_headers()
        self.wfile.write(b"half")
        self.close_connection = True

    def on_empty(self, query):
        self.close_connection = True

    def on_no_http(self, query):
        self.wfile.write(b"SSH-2.0-OpenSSH_9.2p1\r\n")
        self.close_connection = True

    def on_html(self, query):
        self.answer("<!DOCTYPE html>\n<html><title>Sign in</title></html>", kind="text/html; charset=utf-8")

    def on_latin1(self, query):
        self.answer("Größe: 42".encode("latin-1"), kind="text/plain; charset=ISO-8859-1")

    def on_csv(self, query):
        self.answer("day,orders\nMon,3\nTue,4\n", kind="text/csv")

    def on_json(self, query):
        self.answer('{"today": {"orders": 1284, "open": true}, "names": ["a", "b"]}')

    def on_plain_json(self, query):
        self.answer('{"n": 1}', kind="text/plain")

    def on_text(self, query):
        self.answer(query["text"], kind="text/plain")

    def on_newest(self, query):
        """Leads to the newest file, which a release has moved back to the one before."""
        newest = "new" if counts[urlsplit(self.path).path] == 1 else "old"
        self.answer("", 302, Location=f"/file?{newest}")

    def on_file(self, query):
        is_new = "new" in urlsplit(self.path).query
        asked = self.headers.get("If-Modified-Since")
        date = f"Sat, 14 Mar 2026 09:{26 if is_new else 20}:00 GMT"
        if asked and asked >= date:
            return self.answer("", 304)
        self.answer('{"n": %d}' % (111 if is_new else 222), Last_Modified=date)

    def on_long(self, query):
        self.wfile.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n"
            b"Content-Length: 99999999999999999999\r\n\r\n12")
        self.close_connection = True

    def on_etag(self, query):
        count = counts[urlsplit(self.path).path]
        if self.headers.get("If-None-Match") == '"v1"':
            self.answer("", 304, ETag='"v1"')
        else:
            self.answer(json.dumps({"count": count}), ETag='"v1"')

    def on_feed(self, query):
        title = bytes(int(byte, 16) for byte in query["title"].split("-")).decode()
        body = f"<rss version='2.0'><channel><item><title>{title}</title></item></channel></rss>"
        self.answer(body, kind="application/rss+xml", ETag='"1"')

    def on_repeat(self, query):
        # What it was told comes back where one looks last.
        told = query["token"]
        if query["in"] == "field":
            self.answer("{}", ETag=f'"{told}"')
        else:
            self.answer(json.dumps({"told": told}), kind="application/json; charset=utf-16le", ETag='"v1"')

    def on_signed_out(self, query):
        # Every second request is denied.
        if counts[urlsplit(self.path).path] % 2 == 0:
            self.answer("{}", int(query["code"]))
        else:
            self.answer('{"n": 5}', ETag='"v1"')

    def on_modified(self, query):
        date = "Sun, 06 Nov 1994 08:49:37 GMT"
        if self.headers.get("If-Modified-Since") == date:
            self.answer("", 304)
        else:
            self.answer('{"n": 5}', Last_Modified=date)

    def on_count(self, query):
        self.answer(json.dumps({"etag": counts.get(query["path"], 0)}))

    def on_max_age(self, query):
        self.answer("{}", Cache_Control="public, max-age=600")

    def on_private(self, query):
        if self.headers.get("Authorization") == "Bearer tell-nobody":
            self.answer('{"ok": true}')
        else:
            self.answer("{}", 401)

    def on_leak(self, query):
        self.answer("Authorization was " + self.headers.get("Authorization", ""), kind="text/plain")


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64


plain = Server(("127.0.0.1", 0), Handler)
ports = [plain.server_port]
threading.Thread(target=plain.serve_forever, daemon=True).start()
if len(sys.argv) > 1:
    secure = Server(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1])
    secure.socket = context.wrap_socket(secure.socket, server_side=True)
    threading.Thread(target=secure.serve_forever, daemon=True).start()
    ports.append(secure.server_port)
print(*ports, flush=True)
while True:
    time.sleep(3600)
