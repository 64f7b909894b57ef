/// What modifiers say of the scale of one axis.
struct ScaleOptions {
  var domain: ScaleDomainChoice?
  var type = ScaleType.linear
}
