import FoundationEssentials
import WidgetArchive

extension Options {
  /// Says on standard error what the clocks here show at the date that was asked for, where it was
  /// written in another zone or as a time that they pass over.
  func sayZone() {
    guard let at, let atText else { return }
    let time = LocalTime(at)
    let isAsWritten = ["T", " "].contains {
      atText.hasPrefix("\(time.date)\($0)\(time.hourAndMinute)")
    }
    if isAsWritten { return }
    StandardError.write("widgettui: \(atText) is \(LocalTime.words(at)) here\n")
  }
}
