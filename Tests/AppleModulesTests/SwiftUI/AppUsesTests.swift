import SwiftUI
import Testing
import WidgetTesting

// Scenes, commands, animations and gestures, written as apps write them.

private struct NotesCommands: Commands {
  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift])
    }
    CommandMenu("Notes") { Button("Sort") {} }
    SidebarCommands()
  }
}

private struct NotesApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Notes", id: "main") { Text("Notes") }
      .commands { NotesCommands() }
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentSize)
      .onChange(of: phase) { _, new in _ = new == .active }
      .backgroundTask(.appRefresh("refresh")) {}
    WindowGroup(for: String.self) { $name in Text(name ?? "") }
  }
}

private struct Pulse: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

private struct Place {
  var scale = 1.0
  var angle = Angle.zero
}

private struct Steady: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: time) : nil }
}

private struct Slow: TransactionKey { static let defaultValue = false }

private struct Card: View {
  @GestureState private var offset = CGSize.zero
  @GestureState private var pressed: Bool?
  @State private var count = 0

  var body: some View {
    Text("Card")
      .transition(.opacity)
      .transition(.move(edge: .leading).combined(with: .opacity))
      .transition(.asymmetric(insertion: .scale, removal: .opacity))
      .transition(Pulse())
      .animation(.spring(duration: 0.3), value: count)
      .animation(Animation(Steady()), value: count)
      .sensoryFeedback(.impact(weight: .light), trigger: count)
      .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
      .gesture(
        DragGesture(minimumDistance: 4, coordinateSpace: .global)
          .updating($offset) { value, state, _ in state = value.translation }
          .onEnded { _ in count += 1 }
      )
      .onTapGesture(coordinateSpace: .named("card")) { _ in count += 1 }
      .onContinuousHover { phase in if case .active = phase { count += 1 } }
      .hoverEffect(.lift)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden, axes: .vertical)
      .scrollDismissesKeyboard(.interactively)
      .keyframeAnimator(initialValue: Place(), trigger: count) { content, value in
        content.rotationEffect(value.angle).scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.scale) { CubicKeyframe(1.0, duration: 0.3) }
      }
  }
}

@Suite("Uses of apps")
@MainActor
struct AppUsesTests {
  @Test func appsHaveScenes() { _ = NotesApp().body }

  @Test func cardsAreDrawnInTheirFirstState() throws {
    let picture = picture(columns: 6, rows: 1) { Card() }
    try expectPicture(picture.text, equals: " Card\n")
  }

  @Test func transitionsDrawAViewThatIsThere() throws {
    let picture = picture(columns: 4, rows: 1) {
      Pulse().apply(content: Text("a"), phase: .identity)
    }
    #expect(picture.text.contains("a"))
    #expect(TransitionPhase.willAppear.value == -1)
  }

  @Test func springsReachTheirTargets() {
    for spring in [Spring.smooth, .bouncy, Spring(response: 0.5, dampingRatio: 1.5)] {
      #expect(spring.value(target: 2.0, time: 0) == 0)
      #expect(abs(spring.value(target: 2.0, time: 10) - 2) < 0.001)
      let rest = spring.settlingDuration
      #expect(abs(spring.value(target: 1.0, time: rest) - 1) <= 0.002)
    }
    var value = 0.0
    var speed = 0.0
    for _ in 0..<100 {
      Spring.smooth.update(value: &value, velocity: &speed, target: 1, deltaTime: 0.01)
    }
    #expect(abs(value - Spring.smooth.value(target: 1.0, time: 1)) < 1e-9)
    #expect(Spring(stiffness: 100, damping: 20).dampingRatio == 1)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-12)
  }

  @Test func curvesBeginAndEnd() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 1e-9)
      #expect(abs(curve.value(at: 1) - 1) < 1e-9)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }

  @Test func transactionsKeepTheirValues() {
    var transaction = Transaction(animation: .default)
    transaction[Slow.self] = true
    transaction.disablesAnimations = true
    #expect(transaction[Slow.self])
    #expect(withTransaction(transaction) { 3 } == 3)
  }

  @Test func keysAreKnown() {
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: .command))
    #expect(KeyEquivalent.upArrow != .downArrow)
  }
}
