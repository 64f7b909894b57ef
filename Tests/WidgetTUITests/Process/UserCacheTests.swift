import Testing
import WidgetBase

@testable import WidgetTUI

/// The folder must be nobody else's, and not one of the folder in which the program was started.
@Suite struct UserCacheTests {
  @Test(arguments: [
    ("/c", "/h", "/c/widgettui"), (nil, "/h", "/h/.cache/widgettui"),
    ("rel", "/h", "/h/.cache/widgettui"), ("", "/h", "/h/.cache/widgettui"),
    (nil, nil, "/nonexistent/.cache/widgettui"),
  ])
  func aWholePathCounts(cache: String?, home: String?, expected: String) {
    var environment = ProcessEnvironment()
    environment.variables["XDG_CACHE_HOME"] = cache
    #expect(UserCache.path(in: environment, home: home) == expected)
  }
}
