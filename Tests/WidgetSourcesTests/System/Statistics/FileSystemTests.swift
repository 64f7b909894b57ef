import Testing

@testable import WidgetSources

@Suite struct FileSystemTests {
  private func percent(_ total: UInt64, _ free: UInt64, _ available: UInt64) -> Int? {
    FileSystem(
      device: "/dev/sda1", mountPoint: "/", type: "ext4",
      space: FileSystemSpace(total: total, free: free, available: available)
    ).usedPercent
  }

  /// The percentage is df's: used/(used + available), rounded up.
  @Test func percentIsAsDfSays() {
    #expect(percent(100, 50, 50) == 50)
    #expect(percent(1000, 499, 499) == 51)
    #expect(percent(100, 20, 15) == 85)
    #expect(percent(100, 100, 95) == 0)
    #expect(percent(100, 5, 0) == 100)
    #expect(percent(0, 0, 0) == nil)
    #expect(percent(UInt64.max, UInt64.max / 2, UInt64.max / 2) == 51)
    #expect(percent(10, 20, 5) == 0)
  }

  @Test func aFileSystemWithoutALimitOfFilesHasNoPartOfIt() {
    var space = FileSystemSpace(total: 10, free: 5, available: 5)
    func part() -> Double? {
      FileSystem(device: "/dev/sda1", mountPoint: "/", type: "ext4", space: space)
        .usedInodesFraction
    }
    #expect(part() == nil)
    (space.inodes, space.freeInodes) = (200, 50)
    #expect(part() == 0.75)
    // A kernel that counts more free ones than there are is not believed.
    space.freeInodes = 300
    #expect(part() == 0)
  }

  @Test func oneOfEachDeviceAtItsShortestFolder() throws {
    // /etc/hosts is a file: statvfs is not called for it, so it has no space.
    let machine = try machine(
      #"""
      @ 0
      > /proc/self/mounts
      /dev/sdb1 /mnt/long ext4 rw 0 0
      overlay / overlay rw 0 0
      /dev/sda1 /a ext4 rw 0 0
      /dev/sda1 /etc/hosts ext4 rw 0 0
      /dev/sdb1 /mnt/b ext4 rw 0 0
      /dev/sdc1 /my\040disk ext4 rw 0 0
      /dev/sdd1 /empty ext4 rw 0 0
      > statvfs / 100 50 40
      > statvfs /mnt/long 10 5 5
      > statvfs /mnt/b 10 5 5
      > statvfs /etc/hosts 10 5 5
      > statvfs /my\040disk 10 5 5
      > statvfs /empty 0 0 0
      - statvfs /etc/hosts
      """#)
    let monitor = SystemMonitor(machine: machine)
    let reading = try #require(monitor.fileSystems(at: .second(0)))
    #expect(reading.fileSystems.map(\.mountPoint) == ["/", "/mnt/b", "/my disk"])
    #expect(reading.fileSystems.first?.used == 50)
    #expect(reading.fileSystems.first?.available == 40)
    #expect(reading.fileSystems.first?.usedFraction == 50.0 / 90)
  }
}
