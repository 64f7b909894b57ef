import WidgetBase
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The usage of the disks.
struct DisksWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "disks",
      provider: machine.provider(
        every: 5, sample: GaugeModel.disksSample,
        read: { monitor, now, _ in
          monitor.fileSystems(at: now)?.fileSystems.map(GaugeModel.init(fileSystem:))
        })
    ) { GaugesView(name: "Disks", models: $0.model) }
    .configurationDisplayName("Disks")
    .description("File system usage, as df reports it.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular,
      .accessoryInline,
    ])
    .rawReading { [machine] _ in
      machine.monitor.fileSystems(at: machine.clock.now).map { reading in
        RawReading(date: reading.date, lines: reading.fileSystems.flatMap(\.lines))
      }
    }
    .availability { machine.has { $0.fileSystems(at: $1) } }
  }
}

extension GaugeModel {
  private static let used = MachineValue(.disk, warn: 85, bad: 95)

  init(fileSystem: FileSystem) {
    let bytes = MachineValue(.diskFree).format
    self = Self.used.gauge(fileSystem.usedFraction.map { $0 * 100 }, label: fileSystem.mountPoint)
    let total = bytes.text(Double(fileSystem.total))
    details = [
      [
        "\(bytes.text(Double(fileSystem.available))) free"
          + (fileSystem.inodesNote.map { " · \($0)" } ?? "")
      ],
      ["\(bytes.text(Double(fileSystem.used))) of \(total)", "of \(total)"],
    ]
    facts = fileSystem.facts
  }

  static var disksSample: [GaugeModel] {
    [
      used.gauge(48, label: "/"), used.gauge(81, label: "/home"), used.gauge(93, label: "/data"),
    ]
  }
}

extension FileSystem {
  /// The used part of the room for files, if it matters: a file system can be full of empty files.
  fileprivate var inodesNote: String? {
    usedInodesFraction.flatMap { $0 > 0.8 ? "inodes \(Int(($0 * 100).rounded())) %" : nil }
  }

  /// The facts for a tile that has rows left.
  fileprivate var facts: [GaugeModel.Fact] {
    let inodes = usedInodesFraction.map { part in
      GaugeModel.Fact(name: "inodes", forms: ["\(Int((part * 100).rounded(.up))) %"])
    }
    let name = device.splitExactly(separator: "/").last.map(String.init) ?? device
    return [
      inodes, .init(name: "type", forms: [type]), .init(name: "device", forms: [device, name]),
    ].compactMap { $0 }
  }

  /// All that is known of it, for a page of details.
  fileprivate var lines: [String] {
    let bytes = MachineValue(.diskFree).format
    let used = usedPercent.map { ", \($0) %" } ?? ""
    let inodes = usedInodesFraction.map { part in
      "  inodes: \(space.inodes - min(space.freeInodes, space.inodes)) of \(space.inodes) used, "
        + "\(Int((part * 100).rounded(.up))) %"
    }
    return [
      "\(mountPoint)", "  device: \(device), \(type)",
      "  space: \(bytes.text(Double(self.used))) of \(bytes.text(Double(total))) used\(used); "
        + "\(bytes.text(Double(available))) free",
      inodes ?? "  inodes: without a limit", "",
    ]
  }
}
