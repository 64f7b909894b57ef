import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of the servers that sources use.
@Suite struct ServersTests {
  private func servers(_ setting: Setting) throws -> [String] {
    try SourceKinds.source(setting).servers
  }

  @Test(
    arguments: [
      (["http": "https://Shop.example/api?x=1"], ["https://shop.example:443"]),
      (["http": "https://user:pw@shop.example:443/"], ["https://shop.example:443"]),
      (["http": "http://shop.example"], ["http://shop.example:80"]),
      (["http": "https://${secret:host}/api"], ["https://${secret:host}"]),
      (["prometheus": "http://shop.example:9090/", "query": "up"], ["http://shop.example:9090"]),
      (
        ["metrics": "http://shop.example:9100/metrics", "query": "up"],
        ["http://shop.example:9100"]
      ), (["metrics": "http://{host}/", "hosts": ["a"], "query": "up"], []),
      (["ssh": "web1", "run": ["true"]], ["ssh://web1"]),
      (["feed": "https://shop.example/feed"], ["https://shop.example:443"]),
      (["feed": "news.xml"], []),
      (["ical": ["work.ics", "https://shop.example/a.ics"]], ["https://shop.example:443"]),
      (["timeline": ["http": "http://shop.example/t"]], ["http://shop.example:80"]),
      (
        ["postgres": "postgresql://a:b@db.example/shop", "query": "x"],
        ["postgresql://db.example:5432"]
      ),
      (
        ["postgres": "host=DB.example user=b dbname=a", "query": "x"],
        ["postgresql://db.example:5432"]
      ),
      (["postgres": "port=6432 host=db.example", "query": "x"], ["postgresql://db.example:6432"]),
      (["postgres": "shop", "query": "x"], ["postgresql:shop"]),
      (["file": "orders.json"], []), (["run": ["true"]], []),
    ] as [(Setting, [String])])
  func serverOfASource(_ setting: Setting, _ expected: [String]) throws {
    #expect(try servers(setting) == expected)
  }
}
