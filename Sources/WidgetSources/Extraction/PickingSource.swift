/// A source that applies the picks of its setting itself.
protocol PickingSource: Source {}
