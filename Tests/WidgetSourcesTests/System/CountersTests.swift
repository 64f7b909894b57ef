import Testing

@testable import WidgetSources

@Suite struct DiskCountersTests {
  @Test func wholeDisksOnly() {
    let disks = """
         7       0 loop0 41 0 702 9 0 0 0 0 0 24 9
         8       0 sda 10 1 100 5 20 2 200 6 0 7 8
         8       1 sda1 10 1 90 5 20 2 190 6 0 7 8
         8      16 sda10x 1 0 7 5 2 0 9 6 0 7 8
       259       0 nvme0n1 1 0 3 0 1 0 4 0 0 0 0
       259       1 nvme0n1p1 1 0 3 0 1 0 4 0 0 0 0
       259       2 nvme0n10 1 0 5 0 1 0 6 0 0 0 0
       253       0 dm-0 1 0 3 0 1 0 4 0 0 0 0
       252       0 zram0 1 0 3 0 1 0 4 0 0 0 0
         9       0 md0 1 0 3 0 1 0 4 0 0 0 0
      """.parsed(DiskCounters.parse)
    #expect(
      disks == [
        DiskCounters(name: "sda", read: 51_200, written: 102_400),
        DiskCounters(name: "sda10x", read: 3584, written: 4608),
        DiskCounters(name: "nvme0n1", read: 1536, written: 2048),
        DiskCounters(name: "nvme0n10", read: 2560, written: 3072),
      ])
  }

  @Test(arguments: ["", "8", "8 0", "8 0 sda", "8 0 sda 1 2 3", "8 0 sda a b c d e f g h"])
  func cutLinesAreLeftOut(text: String) {
    #expect(text.parsed(DiskCounters.parse) == [])
  }

  @Test func hugeNumbersDoNotTrap() {
    #expect("8 0 sda 1 1 \(UInt64.max) 1 1 1 \(UInt64.max)".parsed(DiskCounters.parse).count == 1)
  }
}

@Suite struct NetworkCountersTests {
  @Test func allButTheLoopback() {
    let interfaces = """
      Inter-|   Receive                |  Transmit
       face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets
          lo:    3293      31    0    0    0     0          0         0     3293      31
        eth0:6577      50    0    0    0     0          0         0     5961      65    0
      wlan0: 1 2 3 4 5 6 7 8 9 10
      """.parsed(NetworkCounters.parse)
    #expect(
      interfaces == [
        NetworkCounters(name: "eth0", received: 6577, sent: 5961),
        NetworkCounters(name: "wlan0", received: 1, sent: 9),
      ])
  }

  @Test(arguments: ["", "eth0", "eth0:", ": 1 2 3 4 5 6 7 8 9", "eth0: 1 2 3", "eth0: x y"])
  func cutLinesAreLeftOut(text: String) {
    #expect(text.parsed(NetworkCounters.parse) == [])
  }

  @Test(arguments: [
    ("eth0", false), ("enp3s0", false), ("wlp4s0", false), ("docker0", true), ("veth12ab", true),
    ("br-0a1b", true), ("eth0.100", true), ("wg0", true), ("tun0", true), ("ppp0", false),
  ])
  func whatCountsTwiceIsVirtual(name: String, isVirtual: Bool) {
    #expect(NetworkCounters(name: name, received: 0, sent: 0).isVirtual == isVirtual)
  }
}
