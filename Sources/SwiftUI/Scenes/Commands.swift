/// The commands of an app's menus, as in SwiftUI. Here, no menu is shown.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands
  /// The type of the commands' body.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public nonisolated var body: Never { fatalError("commands that have no body") }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

/// A menu of commands, as in SwiftUI. Here, it is not shown.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands beside those of the system, as in SwiftUI. Here, they are not shown.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands of the system, as in SwiftUI. Here, none are shown.
public struct CommandGroupPlacement: Sendable, Hashable {
  private let name: String
  public static let appInfo = Self(name: "appInfo")
  public static let appSettings = Self(name: "appSettings")
  public static let systemServices = Self(name: "systemServices")
  public static let appVisibility = Self(name: "appVisibility")
  public static let appTermination = Self(name: "appTermination")
  public static let newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem")
  public static let importExport = Self(name: "importExport")
  public static let printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo")
  public static let pasteboard = Self(name: "pasteboard")
  public static let textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting")
  public static let toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize")
  public static let windowList = Self(name: "windowList")
  public static let singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement")
  public static let help = Self(name: "help")
}

/// The commands for editing text, as in SwiftUI. Here, they are not shown.
public nonisolated struct TextEditingCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands for the look of text, as in SwiftUI. Here, they are not shown.
public nonisolated struct TextFormattingCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands of a bar, as in SwiftUI. Here, they are not shown.
public nonisolated struct ToolbarCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands of a column at the side, as in SwiftUI. Here, they are not shown.
public nonisolated struct SidebarCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands of an inspector, as in SwiftUI. Here, they are not shown.
public nonisolated struct InspectorCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Collects commands, as in SwiftUI.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns nothing, as no commands are shown.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }

  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }

  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }

  public static func buildLimitedAvailability(_ content: some Commands) -> EmptyCommands {
    EmptyCommands()
  }
}
