import WidgetArchive
import WidgetLayout

/// The reason why a tile has no new value, as its title shows it at a glance: by a sign and a colour.
enum TileTrouble: Hashable {
  case failed
  /// The access to the data is denied, as while nobody is signed in.
  case denied

  init?(_ freshness: Freshness) {
    if case .denied = freshness {
      self = .denied
    } else if freshness.hasFailed {
      self = .failed
    } else {
      return nil
    }
  }

  /// The sign before the title.
  var sign: String {
    switch self {
    case .failed: "✕"
    case .denied: "⊘"
    }
  }

  /// The colour of the title.
  var role: Role {
    switch self {
    case .failed: .bad
    case .denied: .warn
    }
  }
}
