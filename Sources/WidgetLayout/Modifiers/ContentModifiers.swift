extension View {
  /// Marks the content as private: while the widget is redacted for privacy, its texts are `•••`,
  /// as in SwiftUI.
  nonisolated public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    changing { $0.isPrivacySensitive = isSensitive }
  }

  /// Marks the content as possibly out of date after a press; it is dim while it is.
  nonisolated public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View {
    changing {
      if isInvalidatable, $0.redactionReasons.contains(.invalidated) { $0.attributes.insert(.dim) }
    }
  }

  /// Disables the buttons and toggles of the content, which are then drawn faint.
  nonisolated public func disabled(_ isDisabled: Bool) -> some View {
    changing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Draws the texts of the content in upper or lower case; `nil` leaves them unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changing { $0.textCase = textCase }
  }

  /// Sets the spacing between the lines of texts in points; 16 points make a row.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View {
    changing { $0.lineSpacing = lineSpacing }
  }

  /// Sets the text size that the content reads; a cell has one size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changing { $0.dynamicTypeSize = size }
  }

  /// Limits the text size that the content reads.
  nonisolated public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> some View {
    changing { environment in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = sizes.first, let most = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }

  /// Sets the light or dark appearance that the content reads.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changing { $0.colorScheme = colorScheme }
  }

  /// Sets the control size that the content reads; controls have one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    changing { $0.controlSize = controlSize }
  }
}
