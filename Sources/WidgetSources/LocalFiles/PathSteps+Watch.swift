import CLinux
import WidgetBase

extension PathSteps {
  /// Has a descriptor of inotify tell when a link or a folder on the way is moved, removed or replaced.
  ///
  /// A step that cannot be watched was removed meanwhile, and then the steps differ when they are looked up again.
  func watch(by descriptor: Int32) {
    for link in links { clinux_watch_add_step(descriptor, link.path, true) }
    for folder in folders { clinux_watch_add_step(descriptor, folder, false) }
  }
}
