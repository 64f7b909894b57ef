import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Stacks divide whole cells as SwiftUI divides points")
struct StackLayoutTests {
  @Test func equalChildrenShareAndTheFirstGetTheSpare() throws {
    try expect(11, 1, "AAAABBBBCCC") {
      HStack(spacing: 0) {
        Letter("A")
        Letter("B")
        Letter("C")
      }
    }
  }

  @Test func spacingIsTakenOffFirst() throws {
    try expect(11, 1, "AAA BBB CCC") {
      HStack {
        Letter("A")
        Letter("B")
        Letter("C")
      }
    }
  }

  @Test func rowsAreSharedInTheSameWay() throws {
    try expect(2, 5, "AA", "AA", "AA", "BB", "BB") {
      VStack {
        Letter("A")
        Letter("B")
      }
    }
  }

  @Test func theLeastFlexibleIsServedFirst() throws {
    try expect(12, 1, "AAAAAA Hello") {
      HStack {
        Letter("A")
        Text("Hello")
      }
    }
  }

  @Test func aTextTakesWhatItNeedsAndLeavesTheRest() throws {
    try expect(12, 1, "Total AAAAAA") {
      HStack {
        Text("Total")
        Letter("A")
      }
    }
  }

  @Test func twoTextsThatDoNotFitGiveWayEqually() throws {
    try expect(9, 1, "abc… efg…") {
      HStack {
        Text("abcdefgh")
        Text("efghijkl")
      }.lineLimit(1)
    }
  }

  @Test func aShortTextLeavesItsShareToALongOne() throws {
    try expect(10, 1, "ab cdefgh…") {
      HStack {
        Text("ab")
        Text("cdefghijk")
      }.lineLimit(1)
    }
  }

  @Test func higherPriorityIsServedFirstAndTheOthersKeepTheLeast() throws {
    try expect(10, 1, "… efghijkl") {
      HStack {
        Text("abcdefgh")
        Text("efghijkl").layoutPriority(1)
      }.lineLimit(1)
    }
  }

  @Test func aStackIsAsLargeAsItsChildren() throws {
    try expect(9, 3, "", "   a b", "") {
      HStack {
        Text("a")
        Text("b")
      }
    }
  }

  @Test func childrenAlignAcrossTheStack() throws {
    try expect(7, 3, "a     b", "a     b", "a c   b") {
      HStack(alignment: .bottom) {
        Letter("a").frame(columns: 1)
        Text("c")
        Spacer()
        Letter("b").frame(columns: 1)
      }
    }
    try expect(5, 3, "abcde", "    f", "") {
      VStack(alignment: .trailing) {
        Text("abcde")
        Text("f")
        Spacer()
      }
    }
  }

  @Test func theSpareCellIsOnTheRightWhenCentring() throws {
    try expect(6, 2, "abcdef", "  x") {
      VStack {
        Text("abcdef")
        Text("x")
      }
    }
    try expect(4, 1, " x") { Text("x") }
  }

  @Test func spacingInPointsIsColumnsAcrossAndRowsDown() throws {
    try expect(4, 1, "a  b") {
      HStack(spacing: 16) {
        Text("a")
        Text("b")
      }
    }
    try expect(3, 1, "a b") {
      HStack(spacing: 1) {
        Text("a")
        Text("b")
      }
    }
    try expect(1, 3, "a", "", "b") {
      VStack(spacing: 8) {
        Text("a")
        Text("b")
      }
    }
    try expect(1, 2, "a", "b") {
      VStack(spacing: 7) {
        Text("a")
        Text("b")
      }
    }
  }

  @Test func groupsAndConditionsAndLoopsAddChildrenNotLayers() throws {
    let isShown = true
    try expect(9, 1, "a b c d e") {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        if isShown { Text("c") }
        if !isShown { Text("?") }
        EmptyView()
        ForEach(["d", "e"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func aModifierOfAGroupIsAppliedToEachOfItsViews() throws {
    try expect(8, 1, " a b  cd") {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }.padding(.leading, 8)
        Text("  cd")
      }
    }
  }

  @Test func contentLargerThanTheRoomKeepsItsTop() throws {
    try expect(1, 2, "a", "b") {
      VStack {
        Text("a")
        Text("b")
        Text("c")
      }
    }
  }
}
