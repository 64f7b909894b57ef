// The parts of the archive that a widget's author uses: instances, reload rules and local times.
@_exported public import WidgetArchive
