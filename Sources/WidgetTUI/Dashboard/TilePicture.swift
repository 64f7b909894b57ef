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
      grid = Self.message(words, Self.detail(of: state), in: size, margins: tile.margins)
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

  /// Returns a picture of words in the middle, with the details below if all of it fits.
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
