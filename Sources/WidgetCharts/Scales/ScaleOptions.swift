/// The options of an axis's scale that modifiers set.
struct ScaleOptions {
  var domain: ScaleDomainChoice?
  var type = ScaleType.linear
}
