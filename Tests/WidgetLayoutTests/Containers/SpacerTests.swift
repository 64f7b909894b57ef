import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Spacers take what nobody wants")
struct SpacerTests {
  @Test func aSpacerPushesItsNeighboursApart() throws {
    try expect(12, 1, "Orders 1,284") {
      HStack {
        Text("Orders")
        Spacer()
        Text("1,284")
      }
    }
    try expect(14, 1, "Orders   1,284") {
      HStack {
        Text("Orders")
        Spacer()
        Text("1,284")
      }
    }
  }

  @Test func twoSpacersShareAndTheFirstGetsTheSpare() throws {
    try expect(6, 1, "a  b c") {
      HStack {
        Text("a")
        Spacer()
        Text("b")
        Spacer()
        Text("c")
      }
    }
  }

  @Test func aSpacerKeepsItsLeastLengthAndTheTextGivesWay() throws {
    try expect(8, 1, "abc…  ef") {
      HStack {
        Text("abcdefg")
        Spacer(minLength: 16)
        Text("ef").layoutPriority(1)
      }.lineLimit(1)
    }
  }

  @Test func inAColumnItTakesRowsAndNoneAtLeast() throws {
    try expect(1, 4, "a", "", "", "b") {
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    try expect(1, 2, "a", "b") {
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
  }

  @Test func aDividerStandsAcrossItsStack() throws {
    try expect(5, 1, "a │ b") {
      HStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    try expect(3, 3, " a", "───", " b") {
      VStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
  }
}
