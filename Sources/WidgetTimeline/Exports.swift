// What a widget's author meets of the archive: instances, rules of reloading, local times.
@_exported public import WidgetArchive
