import MapKit
import Testing

@Suite("MapKit, with the modules that it brings along")
struct MapKitTests {
  @Test func itBringsUIKitAlong() {
    #expect(UIColor.red != UIColor.blue)
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
  }

  @Test func aPlacemarkIsAPlaceWithoutAnAddress() {
    let ulm = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 48.4, longitude: 9.98))
    #expect(ulm.location?.coordinate.latitude == 48.4)
    #expect(ulm.locality == nil && ulm.timeZone == nil && ulm.countryCode == nil)
    #expect(MKPlacemark(placemark: ulm).coordinate.longitude == 9.98)
  }

  @Test func aSearchSaysWhatItLooksFor() async {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "tea")
    #expect(request.resultTypes == [.address, .pointOfInterest])
    request.resultTypes = .address
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKLocalSearch(request: request).start().mapItems.count
    }
  }

  @Test func distancesHaveALanguage() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(fromDistance: 2500) == "2.5 km")
  }
}
