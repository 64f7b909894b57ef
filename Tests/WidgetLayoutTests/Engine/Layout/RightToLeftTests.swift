import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Right to left")
struct RightToLeftTests {
  @Test func rowsBeginOnTheRight() throws {
    try expect(7, 1, "   cc b") {
      HStack {
        Text("b")
        Text("cc")
        Spacer()
      }.mirrored
    }
  }

  @Test func leadingAndTrailingChangeSides() throws {
    try expect(6, 4, "     a", "   bcd", "c", "  e") {
      VStack(alignment: .leading) {
        Text("a")
        Text("bcd")
        Text("c").frame(maxWidth: .infinity, alignment: .trailing)
        Text("e").padding(.leading, 24)
      }.mirrored
    }
  }

  @Test func linesOfATextDoToo() throws {
    try expect(5, 2, "abcd", "  ef") {
      Text("abcd ef").frame(columns: 5, alignment: .trailing).mirrored
    }
    try expect(5, 2, " abcd", " ef") {
      Text("abcd ef").multilineTextAlignment(.trailing).frame(columns: 5, alignment: .leading)
        .mirrored
    }
  }

  @Test func whatIsInsideAndLeftToRightStaysSo() throws {
    try expect(8, 1, "ab cd  x") {
      HStack {
        Text("x")
        Spacer()
        HStack {
          Text("ab")
          Text("cd")
        }.environment(\.layoutDirection, .leftToRight)
      }.mirrored
    }
  }

  @Test func whatDoesNotFitKeepsItsLeadingEnd() throws {
    try expect(3, 1, "cba") {
      HStack(spacing: 0) { ForEach(Array("abcdef"), id: \.self) { Text(String($0)) } }
        .fixedSize().mirrored
    }
  }

  @Test func offsetsAndPositionsDoNot() throws {
    try expect(6, 1, "    ab") {
      HStack(spacing: 0) {
        Text("a").offset(x: -8)
        Spacer()
      }.mirrored.overlay(alignment: .trailing) { Text("b") }
    }
  }

  @Test func whatIsMadeForItsSizeIsMirrored() throws {
    try expect(6, 1, "   b a") {
      GeometryReader { _ in
        HStack {
          Text("a")
          Text("b")
        }
      }.mirrored
    }
  }

  @Test func theViewThatFitsIsMirroredAlone() throws {
    try expect(5, 1, "  b a") {
      ViewThatFits {
        Text("much too wide")
        HStack {
          Text("a")
          Text("b")
          Spacer()
        }
      }.mirrored
    }
  }

  /// Some terminals reorder text themselves, and in others it is read as it is: the characters
  /// remain in logical order, each in its own columns.
  @Test(arguments: [
    ("שלום עולם", "שלום", "עולם"), ("مرحبا بالعالم", "مرحبا", "بالعالم"),
    ("a שָׁלוֹם", "a שָׁלוֹם", ""),
  ])
  func textsStandInLogicalOrder(text: String, first: String, second: String) throws {
    try expect(7, 2, first, second) {
      VStack(alignment: .leading, spacing: 0) {
        Text(text)
        Spacer()
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func marksOfDirectionAreShownNotSent() throws {
    try expect(5, 1, "a�b") {
      Text("a\u{202E}b").frame(maxWidth: .infinity, alignment: .leading)
    }
    try expect(4, 1, "שלו…") { Text("שלום עולם").lineLimit(1) }
  }
}

extension View {
  fileprivate var mirrored: some View { environment(\.layoutDirection, .rightToLeft) }
}
