import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// What is drawn inside a tile: its entry, dimmed where it is doubtful, or words where nothing may be
/// shown; where there is no border, also what that would say of an old entry.
@MainActor
struct TilePicture {
  let grid: CellGrid
  /// When the picture changes by a live text in it; nil is never.
  let nextChange: Date?

  init(of state: ShownTimeline, in tile: Tile, note: TileNote, at now: Date) {
    let (size, family) = (tile.inside.size, tile.instance.family)
    if let words = Self.words(for: state) {
      grid = Self.message(words, Self.detail(of: state), in: size, margins: tile.margins)
      nextChange = nil
      return
    }
    let picture = state.entry.picture(
      size: size, margins: tile.margins, family: family, at: now,
      redaction: state.isPlaceholder ? .placeholder : [])
    let shown = state.freshness.isDoubtful ? picture.grid.dimmed : picture.grid
    grid = tile.hasBorder ? shown : shown.cropped(to: size).noted(note)
    nextChange = picture.nextChange
  }

  /// What is said in place of the entry; nil where that is shown.
  static func words(for state: ShownTimeline) -> String? {
    if let absence = state.absence { return absence.words }
    return switch state.freshness {
    case .denied(let failure): failure.reason
    case .expired: "Nothing new"
    case .failed(let failure): state.isPlaceholder ? failure.reason : nil
    case .waiting, .fresh, .late, .stale: nil
    }
  }

  /// What was read and what to do, where it failed.
  private static func detail(of state: ShownTimeline) -> String {
    guard case .failed = state.freshness else { return "" }
    return state.failureDetail
  }

  /// Words in the middle, and under them what else there is to say, where there is room for all of it.
  private static func message(
    _ words: String, _ detail: String, in size: Size, margins: Size
  ) -> CellGrid {
    var environment = EnvironmentValues()
    environment.contentSize = size.reduced(columns: 2 * margins.width, rows: 2 * margins.height)
    let reason = Text(verbatim: words).foregroundStyle(.secondary)
    let view = ViewThatFits(in: .vertical) {
      if !detail.isEmpty {
        VStack(spacing: 16) {
          reason
          Text(verbatim: detail).foregroundStyle(.secondary)
        }
      }
      reason
    }
    .multilineTextAlignment(.center)
    let tree = Lowering.tree(of: view, environment: environment)
    return Rendering.picture(of: tree, size: size, margins: margins).grid
  }
}
