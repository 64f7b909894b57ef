// Takes the lease of a folder and archives one timeline after another, as fast as it can, until the
// test kills it. Each archive has the previous number plus one, which is appended to the log once
// the archive is written. With COUNT, it ends after so many.
//
//   ArchiveWriter FOLDER LOG [COUNT]
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout

let arguments = CommandLine.arguments
let folder = SharedFolder(path: arguments[1])
let log = open(arguments[2], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
let count = arguments.count > 3 ? Int(arguments[3]) : nil
let instance = WidgetInstance(id: "orders/small", kind: "orders", family: .systemSmall)

func archive(_ number: Int) -> ArchivedTimeline {
  var archive = ArchivedTimeline(instance: instance, title: "\(number)")
  archive.loaded = Date()
  for entry in 0..<50 {
    var grid = CellGrid(size: Size(width: 36, height: 8))
    var painter = Painter(grid: grid)
    painter.write("archive \(number) entry \(entry)", x: 0, y: entry % 8, width: 36, style: 0)
    grid = painter.grid
    archive.entries.append(
      ArchivedEntry(
        date: Date() + Double(entry), pictures: [archive.pictures.add(grid)]))
  }
  return archive
}

do {
  try folder.prepare()
  let lease = try Lease(of: folder)
  guard lease.wait() else { exit(1) }
  lease.note()
  folder.removeLeftovers()
  var number = try folder.timeline(instance.id).flatMap { Int($0.title) } ?? 0
  let end = count.map { number + $0 } ?? .max
  while number < end {
    number += 1
    folder.noteAsking(instance.id, true)
    try folder.write(archive(number))
    folder.noteAsking(instance.id, false)
    _ = FileAccess.write(Array("\(number)\n".utf8), to: log)
  }
} catch {
  _ = FileAccess.write(Array("\(error)\n".utf8), to: STDERR_FILENO)
  exit(1)
}
