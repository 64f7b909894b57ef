/// `ViewThatFits`: the first view whose ideal size fits, otherwise the last.
extension LayoutPass {
  mutating func measureFit(_ index: Int, _ axes: Axis.Set, _ proposal: Proposal) -> Size {
    guard let choice = choice(index, axes, proposal) else { return .zero }
    return measure(choice, proposal)
  }

  mutating func placeFit(_ index: Int, _ axes: Axis.Set, in rect: Rect, _ proposal: Proposal) {
    guard let choice = choice(index, axes, proposal) else { return }
    place(choice, in: rect, proposal)
    for child in children(of: index) where child != choice {
      for hidden in child..<Int(tree.nodes[child].end) { frames[hidden] = .hidden }
    }
  }

  private mutating func choice(_ index: Int, _ axes: Axis.Set, _ proposal: Proposal) -> Int? {
    var last: Int?
    for child in children(of: index) {
      let ideal = measure(child, proposal.freed(axes))
      if fits(ideal.width, proposal.width, axes.contains(.horizontal)),
        fits(ideal.height, proposal.height, axes.contains(.vertical))
      {
        return child
      }
      last = child
    }
    return last
  }

  private func fits(_ length: Int, _ offer: Int, _ isAsked: Bool) -> Bool {
    !isAsked || offer == Proposal.unspecified || length <= offer
  }
}

extension Rect {
  /// The frame of a node that is not shown.
  static let hidden = Rect(x: -1, y: -1, width: 0, height: 0)
}
