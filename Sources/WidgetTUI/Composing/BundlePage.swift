import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// A page with all widgets of a bundle, each in the family that suits a board best.
@MainActor
struct BundlePage {
  let widgets: [BoardAddition.Widget]
  /// The rows of a map that is two units wide.
  let rows: [String]

  /// - Parameters:
  ///   - bundle: The bundle's name on the board.
  ///   - taken: The names that widgets cannot have.
  init(_ described: [BundleDescription.Widget], bundle: String, taken: Set<String>) {
    var taken = taken
    var widgets: [BoardAddition.Widget] = []
    var (small, wide): ([String], [String]) = ([], [])
    for widget in described where widget.available {
      let name = Self.name(of: widget, taken: taken)
      taken.insert(name)
      let families = Set(widget.families.compactMap { WidgetFamily(name: $0) })
      var setting: [String: Setting] = ["kind": .text("\(bundle)/\(widget.kind)")]
      if families.contains(.systemMedium) {
        wide.append("\(name) \(name)")
      } else if families.contains(.systemSmall) {
        small.append(name)
      } else if families.contains(.systemLarge) {
        wide += ["\(name) \(name)", "\(name) \(name)"]
      } else {
        // What is meant for a lock screen is shown in the place of a small one.
        if let family = families.sorted(by: { $0.shortName < $1.shortName }).first {
          setting["family"] = .text(family.shortName)
        }
        small.append(name)
      }
      widgets.append(BoardAddition.Widget(name: name, setting: .mapping(setting)))
    }
    self.widgets = widgets
    rows = wide + Self.paired(small)
  }

  private static func paired(_ names: [String]) -> [String] {
    stride(from: 0, to: names.count, by: 2).map { index in
      "\(names[index]) \(index + 1 < names.count ? names[index + 1] : ".")"
    }
  }

  /// Returns a name made of the last word of a kind.
  private static func name(of widget: BundleDescription.Widget, taken: Set<String>) -> String {
    let word = widget.kind.splitExactly(separator: ".").last.map(String.init) ?? widget.kind
    let letters = word.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let joined = String(letters).lowercased().splitExactly(separator: "-").joined(separator: "-")
    let plain = joined.contains(where: \.isLetter) ? joined : "widget"
    var (name, number) = (plain, 2)
    while taken.contains(name) {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }
}
