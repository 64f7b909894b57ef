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
            "cpu       cpu       memory    load      network     network",
            "cores     cores     disks     disks     diskio      diskio",
            "processes processes processes processes temperature battery",
            "processes processes processes processes system      system",
          ]),
          TileMap(drawn: [
            "cpu  cpu  cpu  cpu  cores cores memory memory network network",
            "cpu  cpu  cpu  cpu  cores cores memory memory network network",
            "processes processes processes processes disks disks diskio diskio load load",
            "processes processes processes processes disks disks diskio diskio load load",
            "processes processes processes processes temperature temperature battery battery hogs hogs",
            "processes processes processes processes temperature temperature system system hogs hogs",
          ]),
        ],
        names: [
          "cpu", "memory", "network", "disks", "load", "processes", "diskio", "cores",
          "temperature", "battery", "system", "hogs",
        ])
    ])
}
