extension Board {
  /// An overview of this machine, which `widgettui` shows without a board. It names kinds of the
  /// catalogue; those that are missing or whose hardware is absent are left out.
  public static let machine = Board(
    pages: [
      Page(
        "Machine",
        maps: [
          TileMap(drawn: [
            "cpu       cpu       memory network",
            "processes processes disks  load",
          ]),
          TileMap(drawn: [
            "cpu       cpu       cpu       memory      network network",
            "processes processes processes disks       diskio  diskio",
            "processes processes processes temperature load    system",
          ]),
          TileMap(drawn: [
            "cpu  cpu  cpu  cpu  cpu  memory  memory  network network network",
            "cpu  cpu  cpu  cpu  cpu  memory  memory  network network network",
            "processes processes processes processes processes disks disks diskio diskio diskio",
            "processes processes processes processes processes load load diskio diskio diskio",
            "processes processes processes processes processes temperature battery hogs hogs hogs",
            "processes processes processes processes processes system system hogs hogs hogs",
          ]),
        ],
        names: [
          "cpu", "memory", "network", "disks", "load", "processes", "diskio",
          "temperature", "battery", "system", "hogs",
        ])
    ])
}
