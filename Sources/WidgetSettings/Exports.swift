// Durations, amounts of memory, paths and environments are everybody's.
@_exported public import WidgetBase
