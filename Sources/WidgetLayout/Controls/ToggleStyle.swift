/// The appearance of toggles, as in SwiftUI.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the toggle in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, as passed to its style.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  /// The label of the toggle.
  public let label: Label
  /// True if the toggle is on; writes are ignored.
  @Binding public var isOn: Bool
  /// True if the toggle stands for several values that differ.
  public let isMixed: Bool

  init(label: Label, isOn: Bool, isMixed: Bool = false) {
    self.label = label
    _isOn = .constant(isOn)
    self.isMixed = isMixed
  }
}

/// A toggle style with a switch at the right: `━━●` is on, `●──` is off.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  public init() {}

  /// Creates a style with a switch in a colour.
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      DrawingView { SwitchDrawing(isOn: configuration.isOn, in: $0) }.tint(tint)
    }
  }
}

/// A toggle style with a checkbox before the label: `☑ Milk`.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Image(
        systemName: configuration.isMixed
          ? "minus.square" : configuration.isOn ? "checkmark.square.fill" : "square"
      )
      .changing {
        $0.foreground = configuration.isOn ? $0.tint : .role(.dim)
        if !$0.isEnabled { $0.foreground = .role(.faint) }
      }
      configuration.label
    }
  }
}

/// A toggle style of buttons that are prominent while they are on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let button = Button(title: { configuration.label })
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

/// A switch of three columns.
struct SwitchDrawing: Drawing {
  private let isOn: Bool
  private let style: Style

  init(isOn: Bool, in environment: EnvironmentValues) {
    self.isOn = isOn && !environment.redactionReasons.contains(.placeholder)
    let paint = self.isOn ? environment.tint : .role(.dim)
    style = Style(foreground: environment.isEnabled ? paint : .role(.faint))
  }

  func size(for proposal: Proposal) -> Size { Size(width: 3, height: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    let style = painter.number(of: style)
    painter.write(isOn ? "━━●" : "●──", x: rect.x, y: rect.y, width: 3, style: style)
  }
}

/// The default style of toggles: a switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var automatic: Self { Self() }
  public nonisolated static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public nonisolated static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: Self { Self() }
}

extension ToggleStyle {
  func makeAnyBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of toggles.
  nonisolated public func toggleStyle(_ style: some ToggleStyle) -> some View {
    self.style((any ToggleStyle).self, style)
  }
}
