package import WidgetWorker

/// The tasks of sources that a worker performs.
package enum ParsingTasks {
  package static let all: [any WorkerTask.Type] = [
    JQTask.self, CalendarTask.self, FeedTask.self, SQLiteTask.self, MetricsTask.self,
  ]
}
