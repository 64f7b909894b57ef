import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// What is drawn inside a tile: its entry, dimmed where it is doubtful, or words where nothing may be
/// shown.
@MainActor
struct TilePicture {
  let grid: CellGrid
  /// When the picture changes by a live text in it; nil is never.
  let nextChange: Date?

  init(of state: ShownTimeline, in tile: Tile, at now: Date) {
    let (size, family) = (tile.content.size, tile.instance.family)
    if let words = Self.words(for: state) {
      grid = Self.message(words, in: size)
      nextChange = nil
      return
    }
    let picture = state.entry.picture(
      size: size, family: family, at: now, redaction: state.isPlaceholder ? .placeholder : [])
    grid = state.freshness.isDoubtful ? picture.grid.dimmed : picture.grid
    nextChange = picture.nextChange
  }

  /// What is said in place of the entry; nil where that is shown.
  private static func words(for state: ShownTimeline) -> String? {
    switch state.freshness {
    case .denied(let failure): failure.reason
    case .expired: "Nothing new"
    case .failed(let failure): state.isPlaceholder ? failure.reason : nil
    case .waiting, .fresh, .late: nil
    }
  }

  private static func message(_ words: String, in size: Size) -> CellGrid {
    var environment = EnvironmentValues()
    environment.contentSize = size
    let view = Text(words).foregroundStyle(.secondary).multilineTextAlignment(.center)
    return Rendering.grid(of: Lowering.tree(of: view, environment: environment), size: size)
  }
}
