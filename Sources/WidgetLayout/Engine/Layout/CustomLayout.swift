/// Custom layouts, on whole cells.
extension LayoutPass {
  /// Returns the size of a custom layout, including the cells that rounding its gaps adds.
  mutating func measureCustom(_ index: Int, _ layout: Int32, _ proposal: Proposal) -> Size {
    arranged(index, layout, proposal).size
  }

  mutating func placeCustom(
    _ index: Int, _ layout: Int32, in rect: Rect, _ proposal: Proposal
  ) {
    for place in arranged(index, layout, proposal).placements.places {
      var own = place.rect
      own.x += rect.x
      own.y += rect.y
      self.place(place.node, in: own, place.proposal)
    }
  }

  /// Returns a layout's size and placements for a proposal. If rounding its gaps takes more columns
  /// than were proposed, the layout is asked once more with that many fewer, so that a line breaks
  /// before it is too long.
  private mutating func arranged(
    _ index: Int, _ layout: Int32, _ proposal: Proposal
  ) -> (size: Size, placements: CustomPlacements) {
    let custom = tree.layouts[Int(layout)]
    var offer = proposal
    var isLast = false
    while true {
      let points = withCache(index, layout) { subviews, cache in
        custom.size(ProposedViewSize(offer), subviews, &cache)
      }
      let own = Size(width: Points.columns(points.width), height: Points.height(points.height))
      let placed = placements(index, layout, in: own, offer)
      let size = Size(
        width: min(own.width + placed.growth.width, Proposal.infinity),
        height: min(own.height + placed.growth.height, Proposal.infinity))
      let excess = min(size.width - proposal.width, placed.growth.width)
      guard !isLast, proposal.width != Proposal.unspecified, excess > 0 else {
        return (size, placed)
      }
      offer.width = max(0, proposal.width - excess)
      isLast = true
    }
  }

  /// Returns a layout's explicit guide, in points.
  mutating func customGuide(
    _ key: GuideKey, of index: Int, _ layout: Int32, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    let custom = tree.layouts[Int(layout)]
    return withCache(index, layout) { subviews, cache in
      custom.guide(
        key, DisplayRect(size: DisplaySize(size)), ProposedViewSize(proposal), subviews, &cache)
    }
  }

  /// Returns the placements of a layout's views in bounds that begin at 0, 0.
  private mutating func placements(
    _ index: Int, _ layout: Int32, in size: Size, _ proposal: Proposal
  ) -> CustomPlacements {
    let custom = tree.layouts[Int(layout)]
    let bounds = DisplayRect(size: DisplaySize(size))
    var placements: [Int: CustomPlacement] = [:]
    withCache(index, layout) { subviews, cache in
      custom.place(bounds, ProposedViewSize(proposal), subviews, &cache)
      placements = subviews.lent.placements
    }
    var placed: [CustomPlacements.Place] = []
    for child in children(of: index) {
      let offer = placements[child]?.proposal ?? proposal
      let own = measure(child, offer)
      let points = DisplaySize(own)
      let place =
        placements[child]
        ?? CustomPlacement(
          x: (bounds.width - points.width) / 2, y: (bounds.height - points.height) / 2,
          proposal: offer)
      placed.append(
        CustomPlacements.Place(
          node: child, x: place.x, y: place.y, rect: Rect(size: own), proposal: offer))
    }
    return CustomPlacements(placed)
  }

  /// Calls a layout's code with its views and its cache.
  private mutating func withCache<Result>(
    _ index: Int, _ layout: Int32, _ body: (LayoutSubviews, inout Any) -> Result
  ) -> Result {
    let custom = tree.layouts[Int(layout)]
    // The code may ask about views that lead here again, so it takes the cache away meanwhile.
    let remembered = layoutCaches.removeValue(forKey: index)
    var cache = remembered ?? ()
    let result = lend { lent in
      let subviews = LayoutSubviews(lent, of: index)
      if remembered == nil { cache = custom.cache(subviews) }
      return body(subviews, &cache)
    }
    layoutCaches[index] = cache
    return result
  }
}

/// The position of a view's top left corner in a custom layout, in points, and the proposal it
/// gets.
struct CustomPlacement {
  var x: Double
  var y: Double
  var proposal: Proposal
}

/// A custom layout of any type.
struct CustomLayout {
  let cache: (LayoutSubviews) -> Any
  let size: (ProposedViewSize, LayoutSubviews, inout Any) -> DisplaySize
  let place: (DisplayRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void
  let guide: (GuideKey, DisplayRect, ProposedViewSize, LayoutSubviews, inout Any) -> Double?

  init<L: Layout>(_ layout: L) {
    func with<Result>(
      _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = own }
      return body(&own)
    }
    cache = { layout.makeCache(subviews: $0) }
    size = { proposal, subviews, cache in
      with(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place = { bounds, proposal, subviews, cache in
      with(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    guide = { key, bounds, proposal, subviews, cache in
      with(&cache, subviews) { own in
        layout.position(of: key, in: bounds, proposal, subviews, &own)
      }
    }
  }
}

extension Layout {
  fileprivate func position(
    of key: GuideKey, in bounds: DisplayRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Double? {
    key.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key: key.alignment), in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key: key.alignment), in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache)
  }
}
