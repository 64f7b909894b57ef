/// The title that a name such as `api-latency-p99` stands for.
enum NameTitle {
  /// The words that are not written as they are in names, by their small letters.
  private static let known: [String: String] = {
    let capitals = """
      ai api arp arr cdn ci cnc co2 cpu cpus crm css csv db dhcp dns ec2 erp eu gcp gpu gpus gps hdd html http
      https id imap ip ipv4 ipv6 json kpi kpis lan ldap led mrr mqtt nas nfs npm nps nps ntp ok os pdf php pid
      pr qa qps ram roi rps rss rtt s3 sla slo smb smtp sql ssd ssh ssl tcp tls tps ttl tv udp ui uk ups uri
      url urls usa usb utc ux vat vm vms vpn wan xml yaml zfs
      """
    var table: [String: String] = [
      "ids": "IDs", "prs": "PRs", "io": "I/O", "diskio": "Disk I/O", "ios": "iOS",
      "macos": "macOS", "iphone": "iPhone", "ipad": "iPad", "github": "GitHub",
      "gitlab": "GitLab", "mysql": "MySQL", "postgresql": "PostgreSQL", "sqlite": "SQLite",
      "nvme": "NVMe", "wifi": "Wi-Fi", "iot": "IoT", "k8s": "k8s", "nginx": "nginx",
      "tmux": "tmux", "youtube": "YouTube", "linux": "Linux", "docker": "Docker",
      "postgres": "Postgres", "redis": "Redis", "kubernetes": "Kubernetes",
    ]
    for word in capitals.split(whereSeparator: \.isWhitespace) {
      table[String(word)] = word.uppercased()
    }
    return table
  }()

  /// Returns the title of a name: its words with blanks between them, the first with a capital letter,
  /// and abbreviations as people write them. Capital letters stay; a name with letters beyond ASCII
  /// stays as it is.
  static func title(of name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    let words = name.split { $0 == "-" || $0 == "_" }
    guard !words.isEmpty else { return name }
    return words.enumerated().map { number, word in
      title(of: String(word), isFirst: number == 0)
    }.joined(separator: " ")
  }

  private static func title(of word: String, isFirst: Bool) -> String {
    if let known = known[word] { return known }
    // A number with a letter before it, as in p99, is a name of its own.
    let isNumbered = word.dropFirst().allSatisfy { $0.isNumber } && word.count > 1
    guard isFirst, !isNumbered else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
