import CoreData
import CoreLocation
import IOKit
import Network
import NetworkExtension
import SwiftUI
import Synchronization
import Testing
import UserNotifications
import WidgetKit

/// Remembers that it was told of a failure.
private final class Listener: CLLocationManagerDelegate {
  var failure: CLError?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    Issue.record("nobody knows the place")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    failure = error as? CLError
  }
}

@Suite("What only Apple's systems have")
struct AbsenceTests {
  @Test func noTunnelIsSetUp() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    let manager = NETunnelProviderManager()
    try await manager.loadFromPreferences()
    let session = try #require(manager.connection as? NETunnelProviderSession)
    #expect(session === manager.connection && session.manager === manager)
    #expect(session.status == .invalid && session.connectedDate == nil)
    #expect(throws: NEVPNError(.configurationInvalid)) { try session.startTunnel() }
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
      try await manager.saveToPreferences()
    }
  }

  @Test func nobodyKnowsThePlace() async {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.requestLocation()
    #expect(manager.authorizationStatus == .notDetermined)
    #expect(manager.location == nil)
    #expect(listener.failure == CLError(.locationUnknown))
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Ulm")
    }
  }

  @Test func nobodyComesOrGoes() {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    let center = CLLocationCoordinate2D(latitude: 48.4, longitude: 9.98)
    let region = CLCircularRegion(center: center, radius: 100, identifier: "Ulm")
    #expect(region.contains(center))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 48.41, longitude: 9.98)))
    manager.startMonitoring(for: region)
    #expect(listener.failure == CLError(.regionMonitoringDenied))
    #expect(manager.monitoredRegions.isEmpty && manager.heading == nil)
    manager.startUpdatingHeading()
    #expect(listener.failure == CLError(.locationUnknown))
  }

  @Test func distancesAreThoseOfTheEarth() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_460) < 1000)
  }

  @Test func notificationsAreRefused() async {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    await #expect(throws: UNError.self) {
      try await UNUserNotificationCenter.current().add(request)
    }
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined)
  }

  @Test func theStateOfTheNetworksIsTold() async {
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { answer in
      let isTold = Mutex(false)
      monitor.pathUpdateHandler = { path in
        let isFirst = isTold.withLock { told in
          defer { told = true }
          return !told
        }
        if isFirst { answer.resume(returning: path) }
      }
      monitor.start(queue: DispatchQueue(label: "networks"))
    }
    monitor.cancel()
    #expect((path.status == .satisfied) == !path.availableInterfaces.isEmpty)
    #expect(!path.availableInterfaces.contains { $0.name == "lo" })
  }

  @Test func aMacsDevicesAreNotFound() {
    var found: io_iterator_t = 7
    let matching = IOServiceMatching("AppleSMC")
    #expect(IOServiceGetMatchingServices(kIOMainPortDefault, matching, &found) != kIOReturnSuccess)
    #expect(found == 7)
    #expect(IOIteratorNext(found) == IO_OBJECT_NULL)
    #expect(IOServiceGetMatchingService(kIOMainPortDefault, matching) == IO_OBJECT_NULL)
  }

  @Test func noTileIsTheCornerOfAWatch() {
    func name(_ family: WidgetFamily) -> String {
      switch family {
      case .accessoryCorner: "corner"
      case .accessoryCircular, .accessoryInline, .accessoryRectangular: "accessory"
      default: "tile"
      }
    }
    #expect(WidgetFamily.allCases.filter { name($0) == "corner" }.isEmpty)
    #expect(WidgetFamily.allCases.filter { name($0) == "accessory" }.count == 3)
  }

  @Test func nothingIsUndone() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect(context.undoManager == nil)
    let manager = UndoManager()
    manager.registerUndo(withTarget: manager) { _ in Issue.record("it was undone") }
    #expect(!manager.canUndo)
    manager.undo()
  }

  @Test func formsOfParagraphsAreKept() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.center, 4)
    let text = NSAttributedString(
      string: "Tea", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
    let kept = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(kept?.alignment == .center && kept?.lineSpacing == 4)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func aPathOfScreensHoldsValues() {
    var path = NavigationPath(["tea"])
    path.append(7)
    path.removeLast()
    #expect(path.count == 1 && path == NavigationPath(["tea"]))
  }
}
