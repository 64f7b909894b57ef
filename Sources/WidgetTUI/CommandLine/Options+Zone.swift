import FoundationEssentials
import WidgetArchive
import WidgetBase

extension Options {
  /// Prints the local time of the requested date to standard error, if it was written in another
  /// zone or as a time that the clocks skip.
  func sayZone() {
    guard let at, let atText else { return }
    let time = LocalTime(at)
    let isAsWritten = ["T", " "].contains {
      atText.hasExactPrefix("\(time.date)\($0)\(time.hourAndMinute)")
    }
    if isAsWritten { return }
    StandardError.write("widgettui: \(atText) is \(LocalTime.words(at)) here\n")
  }
}
