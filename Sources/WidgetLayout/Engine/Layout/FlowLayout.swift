/// SwiftUI's lazy grids, on whole cells.
///
/// All gaps and fixed tracks are subtracted first. Each of the other tracks, in order, gets an
/// equal share of the rest, rounded up, within its bounds. An adaptive track takes its whole share
/// and splits it into as many tracks of at least its minimum as fit. A line is as long as its
/// longest view.
extension LayoutPass {
  /// The start and the length of a track across the grid, and the alignment of views in it.
  private struct Track {
    var start: Int
    var length: Int
    var alignment: Alignment
  }

  mutating func measureFlow(_ index: Int, _ flow: Int32, _ proposal: Proposal) -> Size {
    let settings = tree.flows[Int(flow)]
    let tracks = tracks(settings, proposal[settings.axis.cross])
    let lines = lines(index, settings, tracks)
    var size = Size.zero
    size[settings.axis.cross] = tracks.last.map { $0.start + $0.length } ?? 0
    size[settings.axis] = lines.reduce(max(0, lines.count - 1) * settings.spacing, +)
    return size
  }

  mutating func placeFlow(_ index: Int, _ flow: Int32, in rect: Rect, _ proposal: Proposal) {
    let settings = tree.flows[Int(flow)]
    let tracks = tracks(settings, proposal[settings.axis.cross])
    let lines = lines(index, settings, tracks)
    let isVertical = settings.axis == .vertical
    var position = isVertical ? rect.y : rect.x
    for (number, child) in children(of: index).enumerated() where !tracks.isEmpty {
      let track = tracks[number % tracks.count]
      let line = number / tracks.count
      if number > 0, number % tracks.count == 0 { position += lines[line - 1] + settings.spacing }
      let across = (isVertical ? rect.x : rect.y) + track.start
      let room = Rect(
        x: isVertical ? across : position, y: isVertical ? position : across,
        width: isVertical ? track.length : lines[line],
        height: isVertical ? lines[line] : track.length)
      placeChild(child, track.alignment, in: room, offer(track, settings))
    }
  }

  private func offer(_ track: Track, _ settings: FlowSettings) -> Proposal {
    var offer = Proposal.ideal
    offer[settings.axis.cross] = track.length
    return offer
  }

  /// Returns the length of each line along the grid's axis.
  private mutating func lines(
    _ index: Int, _ settings: FlowSettings, _ tracks: [Track]
  ) -> [Int] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Int] = []
    for (number, child) in children(of: index).enumerated() {
      if number % tracks.count == 0 { lines.append(0) }
      let size = measure(child, offer(tracks[number % tracks.count], settings))
      lines[lines.count - 1] = max(lines[lines.count - 1], size[settings.axis])
    }
    return lines
  }

  private func tracks(_ settings: FlowSettings, _ length: Int) -> [Track] {
    let isOpen = length == Proposal.unspecified || length >= Proposal.infinity
    let gaps = settings.tracks.dropLast().reduce(0) { $0 + $1.spacing }
    let fixed = settings.tracks.lazy.filter { $0.isFixed }.reduce(0) { $0 + $1.least }
    var left = isOpen ? 0 : max(0, length - gaps - fixed)
    var remaining = settings.tracks.count { !$0.isFixed }
    var start = 0
    var tracks: [Track] = []
    func add(_ length: Int, _ track: FlowTrack) {
      tracks.append(
        Track(start: start, length: length, alignment: track.alignment ?? settings.alignment))
      start += length + track.spacing
    }
    for track in settings.tracks {
      guard !track.isFixed else {
        add(track.least, track)
        continue
      }
      let share = (left + remaining - 1) / remaining
      remaining -= 1
      guard track.isAdaptive else {
        let length = max(track.least, min(share, track.most))
        left -= length
        add(length, track)
        continue
      }
      left -= share
      let count = max(1, (share + track.spacing) / max(1, track.least + track.spacing))
      let room = max(track.least, share - (count - 1) * track.spacing)
      for part in 0..<count {
        add(min(WidgetLayout.share(room, of: count, at: part), track.most), track)
      }
    }
    return tracks
  }
}

extension FlowTrack {
  fileprivate var isFixed: Bool { !isAdaptive && least == most }
}
