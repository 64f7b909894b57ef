/// Makes a variable of `EnvironmentValues` a key of the environment, as in SwiftUI.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .red
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
