import Testing

@testable import WidgetSources

@Suite struct AlignedColumnsTests {
  @Test(
    arguments: [
      (
        """
        Filesystem      Size  Used Avail Use% Mounted on
        /dev/vda        252G   29G   66G  31% /
        tmpfs            24G   13M   24G   1% /dev/shm
        """,
        [
          ["Filesystem", "Size", "Used", "Avail", "Use%", "Mounted on"],
          ["/dev/vda", "252G", "29G", "66G", "31%", "/"],
          ["tmpfs", "24G", "13M", "24G", "1%", "/dev/shm"],
        ]
      ),
      // No row reaches below the second word of a name.
      (
        """
        Filesystem      Size Mounted on
        /dev/vda        252G /
        """,
        [["Filesystem", "Size", "Mounted on"], ["/dev/vda", "252G", "/"]]
      ),
      // Blanks within cells, and a name of two words.
      (
        """
        CONTAINER ID   IMAGE         CREATED          STATUS       NAMES
        3f1c9a2b7d10   postgres:16   2 hours ago      Up 2 hours   db
        9bd0c2f411aa   nginx         13 days ago      Up 3 days    web
        """,
        [
          ["CONTAINER ID", "IMAGE", "CREATED", "STATUS", "NAMES"],
          ["3f1c9a2b7d10", "postgres:16", "2 hours ago", "Up 2 hours", "db"],
          ["9bd0c2f411aa", "nginx", "13 days ago", "Up 3 days", "web"],
        ]
      ),
      // The last column is free text, some cells are empty.
      (
        """
        NAME  MAJ:MIN RM  SIZE TYPE MOUNTPOINTS
        zram0 253:0    0    0B disk
        vda   254:0    0  256G disk /
        """,
        [
          ["NAME", "MAJ:MIN", "RM", "SIZE", "TYPE", "MOUNTPOINTS"],
          ["zram0", "253:0", "0", "0B", "disk", ""], ["vda", "254:0", "0", "256G", "disk", "/"],
        ]
      ),
      // The first column has no name.
      (
        """
                  total   used
        Mem:       23Gi  1.7Gi
        Swap:        0B     0B
        """,
        [["", "total", "used"], ["Mem:", "23Gi", "1.7Gi"], ["Swap:", "0B", "0B"]]
      ),
      // A long cell has moved its row: words tell the columns apart.
      (
        """
        USER   PID    VSZ   RSS COMMAND
        root     1  46256  1454 /sbin/init --once
        root    27 10046256789 1 /usr/bin/java -jar app
        """,
        [
          ["USER", "PID", "VSZ", "RSS", "COMMAND"],
          ["root", "1", "46256", "1454", "/sbin/init --once"],
          ["root", "27", "10046256789", "1", "/usr/bin/java -jar app"],
        ]
      ),
      // Only the line that was moved is read by its words; a cell with a blank stays whole.
      (
        """
        USER       PID     VSZ     RSS COMMAND
        www-data    12  462560    1454 nginx: worker
        root        27 10046256789 1 /usr/bin/java -jar app
        """,
        [
          ["USER", "PID", "VSZ", "RSS", "COMMAND"],
          ["www-data", "12", "462560", "1454", "nginx: worker"],
          ["root", "27", "10046256789", "1", "/usr/bin/java -jar app"],
        ]
      ),
      ("", []), ("\n  \n", []), ("alone", [["alone"]]),
      ("名前  数\n林    3", [["名前", "数"], ["林", "3"]]),
    ] as [(String, [[String]])])
  func columns(text: String, rows: [[String]]) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(try AlignedColumns(lines).rows == rows)
  }

  @Test func theFormatGivesRecords() throws {
    let text = "NAME    SIZE\r\nvda     256G\r\n\r\nzram0\r\n"
    #expect(
      try DataFormat.columns.datum(Array(text.utf8))
        == [["NAME": "vda", "SIZE": "256G"], ["NAME": "zram0", "SIZE": ""]])
  }

  @Test func aMovedLineBesideCellsOfSeveralWordsIsNoGuess() {
    let text = """
      NAME          PID   %CPU   COMMAND
      backup 0.0    123   99.0   tar
      a-name-that-is-far-too-long 124 0.0 gzip -9
      """
    #expect(throws: SourceFailure.self) { try DataFormat.columns.datum(Array(text.utf8)) }
  }

  @Test func manyLinesAndManyWordsAreRefusedBeforeTheyAreCompared() {
    let text =
      "A\n" + String(repeating: "x\n", count: 50_000) + String(repeating: "a ", count: 50_000)
    #expect(throws: FormatWords.tooMany) { try DataFormat.columns.datum(Array(text.utf8)) }
  }

  @Test func aTableThatIsTooLargeIsRefused() {
    let line = String(repeating: "a ", count: 1000) + "\n"
    let bytes = Array(String(repeating: line, count: 1100).utf8)
    #expect(throws: FormatWords.tooMany) { try DataFormat.columns.datum(bytes) }
  }
}
