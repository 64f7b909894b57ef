import FoundationEssentials
import Testing
import WidgetTesting

@testable import WidgetLayout

@MainActor
@Suite("Links")
struct LinkTests {
  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://shop.example/\(path)"))
  }

  @Test func aTitleIsInTheTintAndALabelAsItIs() throws {
    let link = try url("a")
    let picture = picture(columns: 4, rows: 2) {
      Link("open", destination: link)
      Link(destination: link) { Text("own") }
    }
    try expectPicture(
      picture.textWithStyles,
      equals: "open\nown\n---\naaaa\nbbb·\n---\na  accent\nb  text")
  }

  @Test func eachLinkKeepsItsRectangle() throws {
    let (whole, first, second) = (try url(""), try url("1"), try url("2"))
    let picture = picture(columns: 10, rows: 3) {
      VStack(alignment: .leading) {
        Text("Orders")
        Link(destination: first) { Text("one").padding(columns: 1) }
        Link("two", destination: second)
      }
      .padding(columns: 1)
      .widgetURL(whole)
    }
    try expectPicture(picture.text, equals: "  Orders\n   one\n  two")
    #expect(
      picture.links == [
        GridLink(url: whole, rect: Rect(x: 0, y: 0, width: 10, height: 3)),
        GridLink(url: first, rect: Rect(x: 2, y: 1, width: 5, height: 1)),
        GridLink(url: second, rect: Rect(x: 2, y: 2, width: 3, height: 1)),
      ])
    #expect(picture.link(x: 4, y: 1) == first)
    #expect(picture.link(x: 4, y: 2) == second)
    #expect(picture.link(x: 9, y: 2) == whole)
  }

  @Test func linksInAReaderOfItsSizeStandWhereItStands() throws {
    let (whole, link) = (try url(""), try url("1"))
    let picture = picture(columns: 6, rows: 2) {
      GeometryReader { _ in
        Link("two", destination: link).widgetURL(whole)
      }
      .padding(columns: 2)
    }
    try expectPicture(picture.text, equals: "  tw\n  o")
    #expect(
      picture.links == [
        GridLink(url: whole, rect: Rect(x: 0, y: 0, width: 6, height: 2)),
        GridLink(url: link, rect: Rect(x: 2, y: 0, width: 2, height: 2)),
      ])
  }

  @Test func linksMoveWithTheirPicture() throws {
    let link = try url("1")
    let tile = picture(columns: 3, rows: 1) { Link("two", destination: link) }
    var screen = CellGrid(size: Size(width: 8, height: 2))
    screen.draw(tile, x: 6, y: 1)
    #expect(screen.links == [GridLink(url: link, rect: Rect(x: 6, y: 1, width: 2, height: 1))])
    screen.draw(tile, x: 20, y: 0)
    #expect(screen.links.count == 1)
  }

  @Test func whatIsNotShownOpensNothing() throws {
    let (first, second) = (try url("1"), try url("2"))
    let picture = picture(columns: 4, rows: 1) {
      ViewThatFits {
        Link("too long", destination: first)
        Link("ok", destination: second)
      }
    }
    #expect(picture.links.map(\.url) == [second])
  }

  @Test func theOutermostURLIsTheWidgets() throws {
    let (outer, inner) = (try url("1"), try url("2"))
    let picture = picture(columns: 1, rows: 1) { Text("a").widgetURL(inner).widgetURL(outer) }
    #expect(picture.link(x: 0, y: 0) == outer)
  }
}
