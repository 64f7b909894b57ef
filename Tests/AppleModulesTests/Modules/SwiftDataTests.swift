import SwiftData
import Testing

/// What a plant needs.
private enum Need: String, Codable { case sun, shade }

/// A bed of plants.
@Model private final class Bed {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Plant.bed)
  var plants: [Plant] = []
  @Transient var isShown = false
  var count: Int { plants.count }
  /// What the bed is made of.
  var soil: Soil?

  init(name: String) { self.name = name }

  /// A kind of soil, whose own name is none of the bed's.
  struct Soil: Codable {
    var name: String
  }
}

/// A plant.
@Model private final class Plant {
  var name: String
  var height: Double?
  var needs: [Need] = []
  var planted: Date
  var bed: Bed?

  init(name: String, height: Double? = nil, planted: Date = Date(timeIntervalSince1970: 0)) {
    self.name = name
    self.height = height
    self.planted = planted
  }
}

@Suite("SwiftData over SQLite")
struct SwiftDataTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("SwiftDataTests-\(UUID().uuidString)/garden.store")

  private func context() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Bed.self, configurations: ModelConfiguration(url: url)))
  }

  private func remove() {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  @Test func modelsAreReadByAnotherContext() throws {
    defer { remove() }
    let first = try context()
    let bed = Bed(name: "South")
    let rose = Plant(name: "Rose", height: 1.5)
    rose.needs = [.sun]
    bed.plants = [rose, Plant(name: "Ivy")]
    bed.soil = Bed.Soil(name: "loam")
    first.insert(bed)
    try first.save()
    #expect(rose.bed === bed)
    #expect(!first.hasChanges)

    let second = try context()
    let plants = try second.fetch(
      FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.name, order: .reverse)]))
    #expect(plants.map(\.name) == ["Rose", "Ivy"])
    #expect(plants.map(\.height) == [1.5, nil])
    #expect(plants.first?.needs == [.sun])
    #expect(plants.first?.bed?.name == "South")
    #expect(try second.fetch(FetchDescriptor<Bed>()).first?.count == 2)
    #expect(try second.fetch(FetchDescriptor<Bed>()).first?.soil?.name == "loam")
  }

  @Test func requestsMayHaveConditionsAndLimits() throws {
    defer { remove() }
    let context = try context()
    for index in 0..<5 { context.insert(Plant(name: "P\(index)", height: Double(index))) }
    var request = FetchDescriptor<Plant>(
      predicate: #Predicate { $0.name != "P4" }, sortBy: [SortDescriptor(\.name)])
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.name) == ["P1", "P2"])
    #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 5)
    try context.delete(model: Plant.self, where: #Predicate { $0.name == "P0" })
    #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 4)
  }

  @Test func uniqueValuesAreReplaced() throws {
    defer { remove() }
    let first = try context()
    first.insert(Bed(name: "North"))
    try first.save()
    let second = try context()
    second.insert(Bed(name: "North"))
    try second.save()
    #expect(try context().fetchCount(FetchDescriptor<Bed>()) == 1)
  }

  @Test func deletionsFollowTheRules() throws {
    defer { remove() }
    let first = try context()
    let bed = Bed(name: "East")
    bed.plants = [Plant(name: "Fern")]
    first.insert(bed)
    try first.save()
    first.delete(bed)
    try first.save()
    #expect(try context().fetchCount(FetchDescriptor<Plant>()) == 0)
  }

  @Test func aStoreThatIsNoDatabaseIsAnError() throws {
    defer { remove() }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 65, count: 4096).write(to: url)
    #expect(throws: SwiftDataError.self) { try context() }
  }
}
