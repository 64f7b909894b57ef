/// The bounds of a flexible frame in cells; `Proposal.unspecified` if there is none.
@usableFromInline
struct FrameBounds {
  var minimum = Proposal.ideal
  var ideal = Proposal.ideal
  var maximum = Proposal.ideal
}
