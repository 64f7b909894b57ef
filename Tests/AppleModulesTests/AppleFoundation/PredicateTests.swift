import Combine
import SwiftUI
import Testing

struct PredicateTests {
  private let note: [String: Any] = [
    "title": "Äpfel kaufen", "count": 3, "isDone": false, "tags": ["home", "food"],
    "owner": ["name": "Ada"],
  ]

  @Test(arguments: [
    ("title CONTAINS[cd] 'apfel'", true), ("title CONTAINS 'apfel'", false),
    ("title BEGINSWITH \"Ä\"", true), ("title LIKE[c] 'ä*kaufen'", true),
    ("title MATCHES '.*kaufen'", true), ("count == 3", true), ("count > 3", false),
    ("count BETWEEN {1, 3}", true), ("count IN {1, 2}", false), ("isDone == NO", true),
    ("NOT isDone == FALSE", false), ("missing == nil", true), ("count != nil", true),
    ("owner.name == 'Ada' AND (count < 2 OR count >= 3)", true), ("ANY tags == 'food'", true),
    ("ALL tags == 'food'", false), ("tags.@count == 2", true), ("TRUEPREDICATE", true),
  ])
  func conditionsHold(_ format: String, _ holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: note) == holds)
  }

  @Test func argumentsStandForValuesAndKeys() {
    let predicate = NSPredicate(format: "%K == %@ AND count == %d", "owner.name", "Ada", 3)
    #expect(predicate.evaluate(with: note))
    #expect(!NSPredicate(format: "count == %ld", 4).evaluate(with: note))
  }
}
