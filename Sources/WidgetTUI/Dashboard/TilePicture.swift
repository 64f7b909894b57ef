import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The picture inside a tile: its entry, dimmed if doubtful, or words if the entry must not be
/// shown. Without a border, it also contains the note about an old entry.
@MainActor
struct TilePicture {
  let grid: CellGrid
  /// The time at which a live text changes the picture; `nil` for never.
  let nextChange: Date?

  init(
    of state: ShownTimeline, in tile: Tile, note: TileNote, on scheme: ColorScheme, at now: Date
  ) {
    let (size, family) = (tile.inside.size, tile.instance.family)
    if let words = Self.words(for: state) {
      grid = Self.message(of: state, words, in: tile)
      nextChange = nil
      return
    }
    let picture = state.entry.picture(
      size: size, margins: tile.margins, family: family, on: scheme, at: now,
      redaction: state.isPlaceholder ? .placeholder : [])
    let shown =
      state.isPlaceholder
      ? picture.grid.faded : state.freshness.isDoubtful ? picture.grid.dimmed : picture.grid
    grid = tile.frame == .nothing ? shown.cropped(to: size).noted(note) : shown
    nextChange = picture.nextChange
  }

  /// Returns the words shown in place of the entry; `nil` if the entry is shown.
  static func words(for state: ShownTimeline) -> String? {
    if let absence = state.absence { return absence.words }
    return switch state.freshness {
    case .denied(let failure): failure.reason
    case .failed(let failure): state.isPlaceholder ? failure.reason : nil
    case .expired: state.isPlaceholder ? "Nothing new" : nil
    case .waiting: state.pending.isEmpty ? nil : state.pending
    case .fresh, .late, .stale: nil
    }
  }

  /// Returns the details of a failure or of a denial: what was read and what to do.
  private static func detail(of state: ShownTimeline) -> String {
    switch state.freshness {
    case .failed, .waiting, .denied: state.failureDetail
    case .fresh, .late, .stale, .expired: ""
    }
  }

  /// Returns a picture of words in the middle, with the details below as far as they fit.
  private static func message(of state: ShownTimeline, _ words: String, in tile: Tile) -> CellGrid {
    let isQuiet =
      switch state.freshness {
      case .denied, .failed: state.absence != nil
      case .fresh, .late, .stale, .expired, .waiting: true
      }
    let size = tile.inside.size
    // Words keep away from a border, also where pictures do not.
    let margins = Size(
      width: max(tile.margins.width, tile.frame == .nothing ? 0 : 1), height: tile.margins.height)
    var environment = EnvironmentValues()
    environment.contentSize = size.reduced(columns: 2 * margins.width, rows: 2 * margins.height)
    let view = MessageView(words, detail(of: state), look: isQuiet ? .quiet : .init())
    let tree = Lowering.tree(of: view, environment: environment)
    return Rendering.picture(of: tree, size: size, margins: margins).grid
  }
}
