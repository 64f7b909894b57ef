extension Board {
  /// The names of what is read for the board: on any page, in a stack there or in a status row, and
  /// what may sound an alarm; in order.
  var shownWidgets: [String] {
    let drawn = pages.flatMap(\.names).flatMap { stacks[$0] ?? [$0] }
    let lines = (pages.compactMap(\.status) + [status]).flatMap { $0.left + $0.right }
    let alarms = widgets.values.filter(\.hasAlarm).map(\.name)
    return Set(drawn + lines + alarms).sorted()
  }
}
