import Testing
import WidgetSettings

@testable import WidgetSources

@Suite struct SourceKindsTests {
  @Test func kindsAreToldApart() {
    let names = SourceKinds.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isSuperset(of: ["run", "shell", "stream", "file", "http"]))
    for kind in SourceKinds.all {
      let keys = [kind.name] + (kind.keys + PickKinds.keys).map(\.name)
      #expect(Set(keys).count == keys.count, "\(kind.name)")
      // A kind's name is not a key of another kind, so the first key determines the kind.
      for other in SourceKinds.all where other.name != kind.name {
        #expect(!keys.contains(other.name), "\(kind.name) has \(other.name)")
      }
      for key in kind.keys {
        #expect(key.note.hasSuffix(".") || key.note.contains(":"), "\(key.name)")
      }
    }
  }

  @Test func schemaHasAMappingForEachKind() {
    guard case .either(let forms) = SourceKinds.schema.shape else { return #expect(Bool(false)) }
    let firsts = forms.compactMap { form -> SettingKey? in
      if case .mapping(let keys, _) = form.shape { keys.first } else { nil }
    }
    #expect(firsts.map(\.name) == SourceKinds.all.map(\.name))
    #expect(!firsts.contains { !$0.isRequired })
  }

  @Test func whatIsNoSource() {
    for setting: Setting in ["system.cpu", [:], ["pick": "."], ["run": "a", "http": "b"], ["a"]] {
      #expect(throws: SourceFailure.self) { try SourceKinds.source(setting) }
    }
    for setting: Setting in [
      ["run": ["true"], "pick": ".["], ["run": ["true"], "regex": "("],
      ["stream": ["true"], "pick": ".["],
    ] {
      #expect(throws: SourceFailure.self) { try SourceKinds.source(setting) }
    }
  }
}
