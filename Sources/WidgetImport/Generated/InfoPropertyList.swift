import WidgetBase

/// The Info.plist of a bundle, which the program reads as its main bundle's.
package struct InfoPropertyList: Equatable, Sendable {
  package let text: String

  package init(_ module: SourceModule) {
    let own = module.info ?? ""
    var entries: [(String, String?)] = [
      ("CFBundleIdentifier", module.bundleIdentifier), ("CFBundleName", module.title),
      ("CFBundleDevelopmentRegion", module.developmentLanguage),
    ]
    entries.removeAll { own.contains("<key>\($0.0)</key>") || $0.1 == nil }
    let added = entries.map { name, value in
      "\t<key>\(name)</key>\n\t<string>\((value ?? "").escapingMarkup)</string>\n"
    }.joined()
    guard own.contains("<dict>"), let end = own.ranges(of: "</dict>").last else {
      text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(added)</dict>
        </plist>

        """
      return
    }
    text = own[..<end.lowerBound] + added + own[end.lowerBound...]
  }
}
