import SwiftUI
import Testing
import WidgetTesting

// Styles of controls of one's own, written as apps write them.

private struct CardBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Text("[")
        configuration.label
        Text("]")
      }
      configuration.content
    }
  }
}

private struct StarredBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 0) {
      Text("*")
      GroupBox(configuration)
    }
  }
}

private struct StackedContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

private struct TitledGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

private struct ArrowGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(spacing: 0) {
          Text(configuration.isExpanded ? "v" : ">")
          configuration.label
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct EqualsMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("=")
      Menu(configuration)
    }
  }
}

private struct RuledForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("--")
      configuration.content
    }
  }
}

private struct LoudButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("!")
      Button(configuration)
    }
    .onTapGesture { configuration.trigger() }
  }
}

private struct ShortLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("(")
      Label(configuration).labelStyle(.titleOnly)
      Text(")")
    }
  }
}

private struct MarkedToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isMixed ? "~" : configuration.isOn ? "+" : "-")
      Toggle(isOn: configuration.$isOn) { configuration.label }.toggleStyle(.button)
    }
  }
}

@Suite("Styles of controls")
@MainActor
struct ControlStylesUsesTests {
  @Test func boxesOfOnesOwn() throws {
    let nested = picture(columns: 3, rows: 3) {
      GroupBox("A") { GroupBox("B") { Text("c") } }.groupBoxStyle(CardBox())
    }
    try expectPicture(nested.text, equals: "[A]\n[B]\nc\n")
    let outer = picture(columns: 4, rows: 2) {
      GroupBox(label: Text("A")) { Text("b") }.groupBoxStyle(StarredBox()).groupBoxStyle(CardBox())
    }
    try expectPicture(outer.text, equals: "*[A]\n b\n")
    let standard = picture(columns: 2, rows: 2) {
      GroupBox("A") { Text("b") }.groupBoxStyle(StarredBox())
    }
    try expectPicture(standard.text, equals: "*A\n b\n")
  }

  @Test func contentWithLabels() throws {
    let picture = picture(columns: 8, rows: 3) {
      VStack(alignment: .leading, spacing: 0) {
        LabeledContent("Sum", value: "12").labeledContentStyle(StackedContent())
        LabeledContent("Cups", value: 3, format: .number)
      }
    }
    try expectPicture(picture.text, equals: "Sum\n12\nCups   3\n")
  }

  @Test func groupsOfControls() throws {
    let own = picture(columns: 8, rows: 1) {
      ControlGroup("Edit") {
        Text("a")
        Text("b")
      }
      .controlGroupStyle(TitledGroup())
    }
    try expectPicture(own.text, equals: "Edit a b\n")
    let standard = picture(columns: 3, rows: 1) {
      ControlGroup {
        Text("a")
        Text("b")
      } label: {
        Label("Edit", systemImage: "pencil")
      }
    }
    try expectPicture(standard.text, equals: "a b\n")
    let menu = picture(columns: 4, rows: 1) {
      ControlGroup("Edit") { Text("a") }.controlGroupStyle(.menu)
    }
    try expectPicture(menu.text, equals: "Edit\n")
  }

  @Test func groupsThatCanBeHidden() throws {
    let picture = picture(columns: 5, rows: 3) {
      VStack(alignment: .leading, spacing: 0) {
        DisclosureGroup("More") { Text("x") }
        DisclosureGroup("Less", isExpanded: .constant(true)) { Text("y") }
      }
      .disclosureGroupStyle(ArrowGroup())
    }
    try expectPicture(picture.text, equals: ">More\nvLess\ny\n")
  }

  @Test func menusAndForms() throws {
    let picture = picture(columns: 5, rows: 2) {
      Form {
        Menu("Sort") {
          Button("Name") {}
          Button("Date", systemImage: "calendar") {}
        }
        .menuStyle(EqualsMenu())
      }
      .formStyle(RuledForm())
    }
    try expectPicture(picture.text, equals: "--\n=Sort\n")
  }

  @Test func stylesThatUseTheNextOne() throws {
    let button = picture(columns: 7, rows: 1) {
      Button("Go") {}.buttonStyle(LoudButton())
    }
    try expectPicture(button.text, equals: "![ Go ]\n")
    let plain = picture(columns: 3, rows: 1) {
      Button("Go") {}.buttonStyle(LoudButton()).buttonStyle(.plain)
    }
    try expectPicture(plain.text, equals: "!Go\n")
    let label = picture(columns: 4, rows: 1) {
      Label("Hi", systemImage: "star").labelStyle(ShortLabel())
    }
    try expectPicture(label.text, equals: "(Hi)\n")
    let toggle = picture(columns: 10, rows: 1) {
      Toggle("Milk", isOn: .constant(false)).toggleStyle(MarkedToggle())
    }
    try expectPicture(toggle.text, equals: "- [ Milk ]\n")
  }

  @Test func togglesOfSeveralValues() throws {
    struct Cup {
      @Binding var isFull: Bool
    }
    let cups = [Cup(isFull: .constant(true)), Cup(isFull: .constant(false))]
    let picture = picture(columns: 9, rows: 1) {
      Toggle("All", sources: cups, isOn: \.$isFull).toggleStyle(MarkedToggle())
    }
    try expectPicture(picture.text, equals: "~ [ All ]\n")
  }

  @Test func stylesOfApplesCompile() {
    let form = Form {
      Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.segmented)
      Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("Small").tag(1) }
        .pickerStyle(MenuPickerStyle())
      DatePicker("Day", selection: .constant(.now), in: Date.now..., displayedComponents: .date)
        .datePickerStyle(.graphical)
      MultiDatePicker("Days", selection: .constant([]))
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Name", text: .constant(""), onCommit: {})
      TextField("Sum", value: .constant(1.5), format: .number)
      TextField("Sum", value: .constant(Double?.none), format: .number, prompt: Text("0"))
      SecureField("Code", text: .constant("")) {}
      TextEditor(text: .constant("")).textEditorStyle(.plain)
      Stepper("Cups", value: .constant(1), in: 0...9)
      Stepper(value: .constant(1), in: 0...9, step: 2) { Text("Cups") }
      Stepper("Cups") {
      } onDecrement: {
      }
      ColorPicker("Tint", selection: .constant(Color.red), supportsOpacity: false)
      Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.borderless)
      Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true)).toggleStyle(.switch)
      ProgressView(Progress(totalUnitCount: 3)).progressViewStyle(.linear)
    }
    .formStyle(.grouped)
    let tabs = TabView { form }.tabViewStyle(.page(indexDisplayMode: .never)).indexViewStyle(.page)
    _ = NavigationView { tabs }.navigationViewStyle(.stack)
  }

  @Test func fieldsAndSliders() throws {
    let picture = picture(columns: 8, rows: 4) {
      VStack(alignment: .leading, spacing: 0) {
        TextField(text: .constant(""), prompt: Text("Type")) { Text("Name") }
        TextField("Name", text: .constant("Ada"), onEditingChanged: { _ in }, onCommit: {})
        Slider(value: .constant(0.5)) {
          Text("Vol")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
      }
    }
    try expectPicture(picture.text, equals: "Type\nAda\nVol\n0 ━━── 9\n")
  }
}
