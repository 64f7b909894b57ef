import Testing

@testable import WidgetSources

@Suite struct MountTests {
  private func mountPoints(_ text: String) -> [String] {
    text.parsed(Mount.parse).map(\.mountPoint)
  }

  @Test func onlyRealAndLocalOnes() {
    #expect(
      mountPoints(
        """
        proc /proc proc rw 0 0
        tmpfs /tmp tmpfs rw 0 0
        /dev/sda2 / ext4 rw 0 0
        /dev/sdb1 /media/usb fuseblk rw 0 0
        tank/home /home zfs rw 0 0
        /dev/loop3 /snap/core squashfs ro 0 0
        nas:/media /media/nas nfs4 rw 0 0
        //nas/share /media/share cifs rw 0 0
        me@host:/ /media/host fuse.sshfs rw 0 0
        /etc/auto.home /auto autofs rw 0 0
        /dev/sda1 /boot/efi vfat rw 0 0
        """) == ["/", "/media/usb", "/home", "/boot/efi"])
  }

  @Test func theRootIsShownWhateverItIs() {
    #expect(mountPoints("overlay / overlay rw 0 0") == ["/"])
    #expect(mountPoints("overlay /var/lib/docker/x overlay rw 0 0") == [])
    #expect(mountPoints("rootfs / rootfs rw 0 0") == [])
    #expect(mountPoints("nas:/root / nfs rw 0 0") == [])
  }

  @Test func escapesAreDecoded() {
    #expect(
      mountPoints(#"/dev/sdb1 /mnt/my\040disk\134\011x\9 ext4 rw"#) == ["/mnt/my disk\\\tx\\9"])
    #expect(mountPoints(#"/dev/sdb1 /mnt/a\04 ext4"#) == [#"/mnt/a\04"#])
    #expect(mountPoints(#"/dev/sdb1 /mnt/a\777 ext4"#) == [#"/mnt/a\777"#])
  }

  @Test func aLaterMountHidesOneAtTheSamePlace() {
    let mounts = "/dev/sdb1 /mnt ext4 rw\n/dev/sdc1 /mnt ext4 rw".parsed(Mount.parse)
    #expect(mounts == [Mount(device: "/dev/sdc1", mountPoint: "/mnt", type: "ext4")])
    #expect(mountPoints("/dev/sdb1 /mnt ext4 rw\ntmpfs /mnt tmpfs rw") == [])
  }

  @Test(arguments: ["", "\n\n", "/dev/sda1", "/dev/sda1 /mnt", "   "])
  func cutLinesAreLeftOut(text: String) {
    #expect(mountPoints(text) == [])
  }
}
