import CoreData
import Testing

/// A note, as an app declares it after the import rewrote its properties.
private final class Note: NSManagedObject {
  var text: String? {
    get { managedValue("text") }
    set { setManagedValue(newValue, "text") }
  }
  var stars: Int16 {
    get { managedValue("stars") }
    set { setManagedValue(newValue, "stars") }
  }
  var date: Date? {
    get { managedValue("date") }
    set { setManagedValue(newValue, "date") }
  }
  var folder: Folder? {
    get { managedValue("folder") }
    set { setManagedValue(newValue, "folder") }
  }
}

/// A folder of notes.
private final class Folder: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var notes: Set<Note> {
    get { managedValue("notes") }
    set { setManagedValue(newValue, "notes") }
  }
}

@Suite("Core Data over SQLite")
struct CoreDataTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Note" representedClassName="Note">
        <attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="stars" attributeType="Integer 16" defaultValueString="3"/>
        <attribute name="date" optional="YES" attributeType="Date"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Folder" inverseName="notes"/>
      </entity>
      <entity name="Folder" representedClassName="Folder">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Note" inverseName="folder"/>
      </entity>
    </model>
    """

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("CoreDataTests-\(UUID().uuidString)")

  private func context() throws -> NSManagedObjectContext {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Notes.momd")
    try Self.text.write(to: file, atomically: true, encoding: .utf8)
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("Notes.sqlite"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    #expect(failure == nil)
    return container.viewContext
  }

  private func notes(
    _ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil
  ) throws -> [Note] {
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.date, ascending: false)]
    return try context.fetch(request)
  }

  @Test func objectsAreReadByAnotherContext() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try context()
    let home = Folder(context: first)
    home.name = "Home"
    for (index, text) in ["milk", "bread", "tea"].enumerated() {
      let note = Note(context: first)
      note.text = text
      note.date = Date(timeIntervalSinceReferenceDate: Double(index))
      note.folder = index == 2 ? nil : home
    }
    #expect(home.notes.count == 2)
    #expect(first.hasChanges)
    try first.save()
    #expect(!first.hasChanges)

    let second = try context()
    #expect(try notes(second).map(\.text) == ["tea", "bread", "milk"])
    #expect(try notes(second).map(\.stars) == [3, 3, 3])
    let found = try notes(second, NSPredicate(format: "folder.name ==[c] %@", "home"))
    #expect(found.map(\.text) == ["bread", "milk"])
    #expect(found.first?.folder?.notes.count == 2)
    let early = NSPredicate(
      format: "(date >= %@) AND text CONTAINS 'il'",
      Date(timeIntervalSinceReferenceDate: 0) as CVarArg)
    #expect(try notes(second, early).map(\.text) == ["milk"])
  }

  @Test func deletionsFollowTheRules() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try context()
    let home = Folder(context: first)
    let note = Note(context: first)
    note.folder = home
    let other = Note(context: first)
    try first.save()
    first.delete(home)
    try first.save()
    let left = try notes(try context())
    #expect(left.count == 1)
    #expect(left.first?.objectID == other.objectID || left.first?.folder == nil)
  }

  @Test func changesAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try context()
    Note(context: first).text = "old"
    try first.save()
    let second = try context()
    try notes(second).first?.text = "new"
    try second.save()
    #expect(try notes(first).map(\.text) == ["new"])
    #expect(try first.count(for: NSFetchRequest<Note>(entityName: "Note")) == 1)
  }

  @Test func aStoreThatIsNoDatabaseIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("Broken.sqlite")
    try Data(repeating: 65, count: 4096).write(to: url)
    let model = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Note"
    model.entities = [entity]
    #expect(throws: NSError.self) {
      try NSPersistentStoreCoordinator(managedObjectModel: model)
        .addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    }
  }
}
