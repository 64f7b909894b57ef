import Testing

@testable import WidgetTimeline

private enum Source: String, AppEnum {
  case city, coordinates, nowhere

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Source"
  static let caseDisplayRepresentations: [Source: DisplayRepresentation] = [
    .city: "City", .coordinates: "Coordinates", .nowhere: "Nowhere",
  ]
}

private struct PlaceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Place"

  @Parameter(title: "Source", default: .city) var source: Source
  @Parameter(title: "City", default: "") var city: String
  @Parameter(title: "Country", default: nil) var country: String?
  @Parameter(title: "Region", default: "") var region: String
  @Parameter(title: "Latitude", default: 0) var latitude: Int
  @Parameter(title: "South", default: false) var south: Bool
  @Parameter(title: "Ice", default: false) var ice: Bool
  @Parameter(title: "Colour", default: "") var colour: String

  static var parameterSummary: some ParameterSummary {
    Switch(\.$source) {
      Case(.city) {
        When(\.$country, .hasAnyValue) {
          Summary("\(\.$city) in \(\.$country)") { \.$region }
        } otherwise: {
          Summary("\(\.$city)")
        }
      }
      Case(.coordinates) {
        When(\.$latitude, .lessThan, -60) {
          Summary { \.$ice }
        } otherwise: {
          When(\.$latitude, .oneOf, [-1, -2]) {
            Summary { \.$south }
          } otherwise: {
            Summary()
          }
        }
      }
      DefaultCase { Summary("Nowhere") }
    }
  }
}

/// Tests of the parameters that a summary leaves to be set, depending on the values.
@Suite("Parameters that a summary names")
struct ParameterSummaryTests {
  private func shown(_ values: [String: ParameterValue]) async throws -> [String] {
    let intent = PlaceIntent()
    try await intent.set(values)
    let hidden = PlaceIntent.parameterSummary._names.hidden(with: intent.parameterValues)
    return intent.parameters.map(\.key).filter { !hidden.contains($0) }
  }

  /// A parameter that decides is always included, and so is one that no summary names, since a
  /// board may set it.
  @Test(
    arguments: [
      ([:], "source city country colour"),
      (["country": .text("Peru")], "source city country region colour"),
      (["source": .text("coordinates")], "source latitude colour"),
      (["source": .text("coordinates"), "latitude": .number(-61)], "source latitude ice colour"),
      (["source": .text("coordinates"), "latitude": .number(-2)], "source latitude south colour"),
      (["source": .text("nowhere"), "country": .text("Peru")], "source colour"),
    ] as [([String: ParameterValue], String)])
  func followTheValues(_ values: [String: ParameterValue], _ expected: String) async throws {
    #expect(try await shown(values).joined(separator: " ") == expected)
  }

  @Test(arguments: [(EquatableComparisonOperator.equalTo, "="), (.notEqualTo, "<>")])
  func equalities(_ comparison: EquatableComparisonOperator, _ signs: String) {
    expectShown(signs) {
      ParameterSummaryWhen<PlaceIntent>(\.$latitude, comparison, 5) {
        IntentParameterSummary<PlaceIntent>("\(\.$ice)")
      }
    }
  }

  @Test(arguments: [
    (ComparableComparisonOperator.lessThan, "<"), (.lessThanOrEqualTo, "<="), (.greaterThan, ">"),
    (.greaterThanOrEqualTo, ">="),
  ])
  func orders(_ comparison: ComparableComparisonOperator, _ signs: String) {
    expectShown(signs) {
      ParameterSummaryWhen<PlaceIntent>(\.$latitude, comparison, 5) {
        IntentParameterSummary<PlaceIntent>("\(\.$ice)")
      }
    }
  }

  private func expectShown(
    _ signs: String, _ summary: () -> ParameterSummaryWhen<PlaceIntent>
  ) {
    let names = summary()._names
    for (value, sign) in [(4, "<"), (5, "="), (6, ">")] {
      let isShown = names.shown(["latitude": .number(Double(value))]).contains("ice")
      #expect(isShown == signs.contains(sign), "\(value)")
    }
  }

  @Test(arguments: [
    (StringComparisonOperator.contains, true), (.doesNotContain, false), (.hasPrefix, false),
    (.hasSuffix, true),
  ])
  func searches(_ comparison: StringComparisonOperator, _ holds: Bool) {
    #expect(comparison.holds("Lima-Callao", "Callao") == holds)
  }
}
