import Testing

@testable import WidgetBase

/// A folder that is mounted at two places is one folder by either name.
@Suite struct MountTableTests {
  /// A home that is mounted at a second place, a file system over a part of it, and a part of a second one with a space.
  private let table = MountTable(
    """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    30 22 8:1 /home /srv/home rw,relatime - ext4 /dev/sda1 rw
    31 22 0:40 / /home/ada/mnt rw - tmpfs none rw
    32 22 8:2 /@data/ada /media/my\\040disk rw - btrfs /dev/sdb1 rw
    33 22 0:41 / /media/my\\040disk rw - tmpfs none rw
    34 22 8:2 / /whole rw - btrfs /dev/sdb1 rw
    odd
    """)

  @Test(arguments: [
    ("/", "8:1 /"), ("/home/ada", "8:1 /home/ada"), ("/srv/home", "8:1 /home"),
    ("/srv/home/ada", "8:1 /home/ada"), ("/srv/homes", "8:1 /srv/homes"),
    ("/home/ada/mnt", "0:40 /"), ("/home/ada/mnt/x", "0:40 /x"),
    ("/media/my disk/x", "0:41 /x"), ("/whole", "8:2 /"), ("/whole/@data", "8:2 /@data"),
  ])
  func placesHaveOneNameInTheirFileSystem(path: String, expected: String) {
    let place = table.place(of: path)
    #expect("\(place.device) \(place.inner)" == expected && place.path == path)
  }

  @Test(arguments: [
    ("/home/ada/x", "/srv/home/ada", true), ("/srv/home/ada", "/home/ada", true),
    ("/srv/home/bob", "/home/ada", false), ("/home/ada/mnt/x", "/home/ada", true),
    ("/srv/home/ada/mnt/x", "/home/ada/mnt", false), ("/home/adas", "/srv/home/ada", false),
    ("/srv/home/ada", "/", true), ("/", "/srv/home", false), ("/home", "/srv/home", true),
    ("/srv/x", "/home", false),
  ])
  func aPlaceLiesInAFolderByEitherName(path: String, folder: String, expected: Bool) {
    #expect(table.place(of: path).lies(in: table.place(of: folder)) == expected)
  }

  @Test func withoutATableThePathsDecide() {
    let table = MountTable("")
    #expect(table.place(of: "/a/b").lies(in: table.place(of: "/a")))
    #expect(!table.place(of: "/b").lies(in: table.place(of: "/a")))
    #expect(MountTable.current.place(of: "/").path == "/")
    #expect(!MountTable.current.place(of: "/").device.isEmpty)
  }
}
