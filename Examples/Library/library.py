"""A library's loans: python3 library.py [PORT]"""
import json, sys, threading, time
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

def loan(id, title, author, days, renewals):
    due = datetime.now(timezone.utc) + timedelta(days=days, hours=4, minutes=20)
    return {"id": id, "title": title, "author": author, "due": due, "renewals": renewals}

LOANS = {
    "ada-1815": [loan("1", "Middlemarch", "George Eliot", 2, 1), loan("2", "Momo", "Michael Ende", -1, 0),
                 loan("3", "Solaris", "Stanisław Lem", 12, 2)],
    "grace-1906": [loan("4", "Beloved", "Toni Morrison", 5, 1)],
}
changed = threading.Condition()
version = time.time_ns() // 1000

class Library(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, value):
        body = json.dumps(value, default=lambda date: date.strftime("%Y-%m-%dT%H:%M:%SZ")).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def loans(self):
        return LOANS.get(self.headers.get("Authorization", "").removeprefix("Bearer "))

    def do_GET(self):
        path, _, query = self.path.partition("?")
        if self.loans() is None:
            self.answer(401, {"error": "who are you?"})
        elif path == "/loans":
            self.answer(200, {"loans": self.loans()})
        elif path == "/changes":  # answers once something changed, or after 20 seconds
            with changed:
                changed.wait_for(lambda: query != f"since={version}", timeout=20)
                self.answer(200, {"version": version})
        else:
            self.answer(404, {"error": "no such page"})

    def do_POST(self):
        global version
        _, _, id, verb = (self.path + "///").split("/")[:4]
        found = [loan for loan in self.loans() or [] if loan["id"] == id and loan["renewals"] > 0]
        if verb == "renew" and found:
            with changed:
                found[0]["due"] += timedelta(days=14)
                found[0]["renewals"] -= 1
                version += 1
                changed.notify_all()
        self.answer(200 if found else 409, {"renewed": bool(found)})

    def log_message(self, *words): pass

port = int(sys.argv[1]) if len(sys.argv) > 1 else 8930
server = ThreadingHTTPServer(("127.0.0.1", port), Library)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
