extension Board {
  /// The names of the widgets that are read for the board, in order: those on any page, in a stack
  /// there or in a status row, and those that are read for alarms or for other machines.
  var shownWidgets: [String] {
    let drawn = pages.flatMap(\.names).flatMap { stacks[$0] ?? [$0] }
    let lines = (pages.compactMap(\.status) + [status]).flatMap { $0.left + $0.right }
    let alarms = widgets.values.filter(\.isAlwaysRead).map(\.name)
    return Set(drawn + lines + alarms).sorted()
  }
}
