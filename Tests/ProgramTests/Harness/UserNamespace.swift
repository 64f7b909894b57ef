/// The namespaces that the kernel gives to tests without root.
enum UserNamespace {
  /// True if a process may mount in a namespace of its own, as few containers allow.
  static func canMount() -> Bool {
    let child = try? Child([
      "unshare", "-rm", "mount", "--bind", "/etc/hostname", "/etc/machine-id",
    ]) { _ in }
    return child?.wait() == .exited(0)
  }

  /// Returns a command that runs another one as on a machine that gives namespaces to nobody.
  static func without(_ command: [String]) -> [String] {
    [
      "unshare", "-r", "sh", "-c",
      "echo 0 >/proc/sys/user/max_user_namespaces; "
        + "exec setpriv --bounding-set=-all --inh-caps=-all \"$@\"", "sh",
    ] + command
  }
}
