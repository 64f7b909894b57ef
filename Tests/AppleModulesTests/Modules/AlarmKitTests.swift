import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import Testing

/// Alarms compile, and none is believed to ring.
struct AlarmKitTests {
  private struct Laundry: AlarmMetadata {
    var hall = "North"
  }

  private var attributes: AlarmAttributes<Laundry> {
    AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(
          title: "Done",
          stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill"))),
      metadata: Laundry(), tintColor: .blue)
  }

  @Test func noAlarmIsScheduled() async throws {
    let manager = AlarmManager.shared
    #expect(try await manager.requestAuthorization() == .denied)
    await #expect(throws: AlarmManager.AlarmError.self) {
      try await manager.schedule(
        id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
    }
    await #expect(throws: AlarmManager.AlarmError.self) {
      let time = Alarm.Schedule.Relative.Time(hour: 7, minute: 30)
      try await manager.schedule(
        id: UUID(),
        configuration: .alarm(
          schedule: .relative(.init(time: time, repeats: .weekly([.monday]))),
          attributes: attributes))
    }
    #expect(manager.alarms.isEmpty)
  }

  @Test func aStateIsKeptAndAttributesAreNot() throws {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let state = AlarmPresentationState(
      alarmID: UUID(),
      mode: .countdown(
        .init(
          totalCountdownDuration: 60, previouslyElapsedDuration: 0, startDate: now,
          fireDate: now + 60)))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: data) == state)
    #expect(throws: AlarmManager.AlarmError.self) { try JSONEncoder().encode(attributes) }
  }

  @Test func booleansOfCoreFoundation() {
    let query = ["r_Data": kCFBooleanTrue!, "sync": kCFBooleanFalse as Any] as [String: Any]
    #expect(query["r_Data"] as? Bool == true)
    #expect(query["sync"] as? Bool == false)
  }
}
