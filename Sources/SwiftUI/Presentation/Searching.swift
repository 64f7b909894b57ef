// Searching in a view: no field for it is shown, and nothing is searched.
extension View {
  /// Has no effect here: nothing is searched.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  @_disfavoredOverload
  nonisolated public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchCompletion(_ token: some Identifiable) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Has no effect here: nothing is spoken.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Has no effect here: nothing is searched.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect here: nothing is replaced.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Ends a search, as in SwiftUI. Here, it does nothing.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Does nothing here, as nothing is searched.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// The place of suggestions, which are not shown here.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
