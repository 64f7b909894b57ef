import CoreLocation
import Network
import Synchronization
import Testing
import UserNotifications

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
}
