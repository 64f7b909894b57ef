extension View {
  /// Marks what only its reader may see: where the widget is redacted for privacy, texts inside
  /// are `•••`, as in SwiftUI.
  nonisolated public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    changing { $0.isPrivacySensitive = isSensitive }
  }

  /// Marks what may be out of date after a press: drawn dim while it is.
  nonisolated public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View {
    changing {
      if isInvalidatable, $0.redactionReasons.contains(.invalidated) { $0.attributes.insert(.dim) }
    }
  }

  /// Says whether the buttons and switches inside cannot be used; those are drawn faint.
  nonisolated public func disabled(_ isDisabled: Bool) -> some View {
    changing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Draws the texts inside in upper or lower case; nil leaves them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changing { $0.textCase = textCase }
  }

  /// Sets the points between the lines of the texts inside; a whole row for each 16.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View {
    changing { $0.lineSpacing = lineSpacing }
  }

  /// Tells the views inside how large texts should be; a cell has one size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changing { $0.dynamicTypeSize = size }
  }

  /// Bounds what the views inside are told of how large texts should be.
  nonisolated public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> some View {
    changing { environment in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = sizes.first, let most = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }

  /// Tells the views inside whether their surroundings are light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changing { $0.colorScheme = colorScheme }
  }

  /// Tells the controls inside how large they should be; they have one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    changing { $0.controlSize = controlSize }
  }
}
