// Files, hashes and local times are everybody's.
@_exported public import WidgetBase
