// Swift Charts, under Apple's name.
@_exported import SwiftUI
@_exported import WidgetCharts
